import type { Actor } from '@/domain/permissions/actor'
import type { RecordAction } from './definition'

/**
 * Export CSV for one record, in the menus of its row and its page; an area leads it to `saveRecords`. Whoever may not export doesn't meet
 * it: the list's own button says why.
 */
export const exportAction = (mayExport: (actor: Actor) => boolean): RecordAction<unknown> => ({
  label: 'Export CSV',
  busyLabel: 'Exporting…',
  done: 'exported',
  failure: 'Failed to export.',
  judge: () => ({ ok: true }),
  page: 'menu',
  offered: mayExport,
})
