import { useIsPhone } from '../behavior/screen-width'

/** What an empty search says: all that is searched, or on a phone, where that would be cut, a short word; the rest is read out. */
export const useSearchHint = (short: string, whole: string) =>
  useIsPhone() ? { placeholder: short, 'aria-description': whole } : { placeholder: whole }
