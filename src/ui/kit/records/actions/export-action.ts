import type { Actor } from '@/domain/permissions/actor'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { RecordAction, Records } from './definition'

/**
 * Export CSV for one record, in the menus of its row and its page; an area leads it to `saveRecords`. People who may not export don't see it: the
 * list's own button says why.
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

/** Why a list has nothing that could be in a file; null where it has. */
export const nothingToExport = ({ records, shown, definition }: Listed): string | null => {
  const [, many] = definition.noun
  if (records.state === 'loading') return `The ${many} are still loading.`
  if (records.state === 'failed') return `The ${many} could not be loaded.`
  return shown.length > 0 ? null : `There are no ${many} to export.`
}
