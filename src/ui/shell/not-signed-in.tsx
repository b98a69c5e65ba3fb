import { EmptyState } from '@/ui/kit/empty-state'
import { WayOn } from './way-on'

/** A page that needs somebody signed in (GUARD-03). `search` carries the page that was asked for. */
export const NotSignedIn = ({ search = {} }: { search?: Record<string, unknown> }) => (
  <EmptyState
    kind="no-permission"
    titleAs="h1"
    title="Please log in to access this page."
    action={
      <WayOn to="/login" search={search}>
        Sign in
      </WayOn>
    }
  />
)
