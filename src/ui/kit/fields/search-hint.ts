import { useIsPhone } from '../behavior/screen-width'

/** The placeholder lists all searched fields; phones get a short one, and announce the rest. */
export const useSearchHint = (short: string, whole: string) =>
  useIsPhone() ? { placeholder: short, 'aria-description': whole } : { placeholder: whole }
