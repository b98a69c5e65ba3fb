import { Link } from '@tanstack/react-router'
import type { ComponentProps, FunctionComponent } from 'react'
import type { Address } from './address'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: Address
  search?: Record<string, unknown>
}

/** The router's link by a whole address: its own takes a route and its parameters apart. */
const WholeLink = Link as unknown as FunctionComponent<AppLinkProps & { activeOptions: { exact: boolean } }>

/** A link inside the app. It calls itself the current page only on its exact path (NAV-04). */
export const AppLink = (props: AppLinkProps) => <WholeLink activeOptions={{ exact: true }} {...props} />
