import { Link } from '@tanstack/react-router'
import type { ComponentProps, FunctionComponent } from 'react'
import type { Address } from './address'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: Address
  search?: Record<string, unknown>
}

/** Accepts a whole URL; the router's own type wants route and parameters separately. */
const WholeLink = Link as unknown as FunctionComponent<AppLinkProps & { activeOptions: { exact: boolean } }>

/** Is `aria-current` only on an exact path match (NAV-04). */
export const AppLink = (props: AppLinkProps) => <WholeLink activeOptions={{ exact: true }} {...props} />
