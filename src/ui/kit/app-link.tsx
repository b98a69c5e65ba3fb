import { Link } from '@tanstack/react-router'
import type { ComponentProps, FunctionComponent } from 'react'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the app. */
  to: string
  search?: Record<string, unknown>
}

/** The router's link by a path that is data (a menu entry, a record's address), not a literal its types could check. */
const LooseLink = Link as unknown as FunctionComponent<AppLinkProps & { activeOptions: { exact: boolean } }>

/** A link inside the app. It calls itself the current page only on its exact path (NAV-04). */
export const AppLink = (props: AppLinkProps) => <LooseLink activeOptions={{ exact: true }} {...props} />
