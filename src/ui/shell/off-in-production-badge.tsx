import { AppLink } from '@/ui/kit/app-link'
import { Badge } from '@/ui/kit/badge'

/** Stands beside the title of a page that production hides, and leads to the flags where there is a page for them. */
export const OffInProductionBadge = ({ flagsPath }: { flagsPath?: string }) => {
  const badge = <Badge tone="warning">Off in production</Badge>
  return flagsPath ? <AppLink to={flagsPath}>{badge}</AppLink> : badge
}
