import type { Actor } from '@/domain/permissions/actor'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { RecordAction, Records } from './definition'

/**
 * Exports one record, from the menu of its row or page, through `saveRecords`. Hidden from users who can't export: the list's own button
 * has the reason.
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

type Listed = {
  records: Pick<Loadable<unknown>, 'state'>
  shown: readonly unknown[]
  definition: { noun: Records<never>['noun'] }
}

export const nothingToExport = ({ records, shown, definition }: Listed): string | null => {
  const [, many] = definition.noun
  if (records.state === 'loading') return `The ${many} are still loading.`
  if (records.state === 'failed') return `The ${many} could not be loaded.`
  return shown.length > 0 ? null : `There are no ${many} to export.`
}
