import { Badge } from '@/ui/kit/badge'
import { EmptyState } from '@/ui/kit/empty-state'
import { PageHeader } from '@/ui/kit/page-header'
import { WayOn } from './way-on'

/** A page of the product that has an address but no screen yet. */
export const NotBuilt = ({ title, isOffInProduction }: { title: string; isOffInProduction: boolean }) => (
  <>
    <PageHeader title={title} aside={isOffInProduction && <OffInProductionBadge />} />
    <EmptyState
      kind="nothing-yet"
      titleAs="h2"
      title="This page is not there yet."
      hint="Its place in the menu appears together with the page."
      action={<WayOn to="/dashboard">Back to Overview</WayOn>}
    />
  </>
)

/** Beside the title of a page that production hides. */
const OffInProductionBadge = () => <Badge tone="warning">Off in production</Badge>
