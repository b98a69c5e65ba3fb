import type { Requirement } from '@/domain/permissions/catalogue'
import { neededText } from '@/domain/permissions/needs'

export const NeededPermission = ({ permission }: { permission: Requirement }) => (
  <>{neededText(permission)} The owner of your business can give it to you.</>
)
