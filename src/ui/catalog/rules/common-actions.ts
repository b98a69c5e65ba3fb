import Pencil from 'lucide-react/icons/pencil'
import type { CatalogOperation } from '@/domain/catalog/permissions'
import { capitalized } from '@/domain/text/wording'
import { type RecordAction, type RecordContext, verdictOf } from '@/ui/kit/records/actions/definition'
import type { CatalogKind, CommonAction } from '../types'
import { catalogRefusal, SAMPLE_REFUSAL } from './refusals'

type Options = { kind: CatalogKind; one: string; isSample: boolean }

export const commonActions = <R extends { active: boolean }>({
  kind,
  one,
  isSample,
}: Options): Record<CommonAction, RecordAction<R>> => {
  const judged =
    (deed: CatalogOperation, obstacle: (record: R) => string | null = () => null) =>
    (record: R, { actor }: Pick<RecordContext, 'actor'>) =>
      verdictOf((isSample ? SAMPLE_REFUSAL : null) ?? catalogRefusal(actor, kind, deed) ?? obstacle(record))
  const failed = (verb: string) => `Failed to ${verb} ${one}. Please try again.`
  return {
    edit: {
      label: 'Edit…',
      key: 'e',
      busyLabel: 'Saving…',
      done: 'saved',
      failure: failed('update'),
      judge: judged('edit'),
      icon: Pencil,
    },
    activate: {
      label: 'Make active',
      busyLabel: 'Saving…',
      done: 'made active',
      failure: failed('update'),
      judge: judged('edit', ({ active }) => (active ? `This ${one} is active.` : null)),
      passed: ({ active }) => active,
      bulk: true,
      page: 'menu',
    },
    deactivate: {
      label: 'Make inactive',
      busyLabel: 'Saving…',
      done: 'made inactive',
      failure: failed('update'),
      judge: judged('edit', ({ active }) => (active ? null : `This ${one} is inactive already.`)),
      passed: ({ active }) => !active,
      bulk: true,
      page: 'menu',
    },
    remove: {
      label: 'Delete…',
      busyLabel: 'Deleting…',
      done: 'deleted',
      failure: failed('delete'),
      judge: judged('delete'),
      asks: (count) =>
        count > 1
          ? {
              title: `Delete these ${kind}?`,
              consequence: 'They leave the catalog. You can undo this in their histories.',
              confirm: `Delete ${count} ${kind}`,
            }
          : {
              title: `Delete this ${one}?`,
              consequence: 'It leaves the catalog. You can undo this.',
              confirm: `Delete ${one}`,
            },
      bulk: true,
      tone: 'danger',
      page: 'menu',
    },
  }
}

/** Inactive records are hidden unless filtered for. */
export const inactiveHiddenByDefault = (kind: CatalogKind) => ({
  kind: 'inactive',
  hint: `All ${kind} are inactive; the filter still finds them.`,
  label: 'Show inactive',
  show: { activity: 'inactive' as const },
})

export const ACTIVITY_FILTER = {
  label: 'Status',
  kind: 'choice',
  options: [
    { value: '', label: 'Active' },
    { value: 'inactive', label: 'Inactive' },
  ],
} as const

/** `This service is inactive.` Null while it is active. */
export const overWhenInactive =
  (one: string) =>
  ({ active }: { active: boolean }): string | null =>
    active ? null : `${capitalized(`this ${one}`)} is inactive.`
