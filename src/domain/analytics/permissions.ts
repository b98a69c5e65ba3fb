import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'

export const maySeeReports = (actor: Actor): boolean => holds(actor, 'reports.view')

export const mayExportReports = (actor: Actor): boolean => holds(actor, 'reports.export')
