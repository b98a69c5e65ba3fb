import type { Notice } from '@/ui/shell/notices/notices'
import type { StorageTrouble } from '../-session/context'

type Log = StorageTrouble['log']

const WORDS: Record<StorageTrouble['kind'], { text: string; detail: string }> = {
  refused: {
    text: 'Working in memory: this browser does not let the app store data.',
    detail: 'Everything works, but what you do is forgotten when you reload or close this tab.',
  },
  lent: {
    text: 'This browser lets the app store only some of its data.',
    detail:
      'What you save is kept. What you type and don’t save is forgotten when you reload or close this tab, and you may have to sign in again.',
  },
  full: {
    text: 'This device is out of storage space.',
    detail:
      'Your work is kept in this tab and is lost when you reload or close it. Export it, free up some space, then reload.',
  },
  newer: {
    text: 'A newer version of Groundwork has updated the data in this browser.',
    detail:
      'Your saved data is safe, but this tab can’t open it. What you do here is lost when you reload or close the tab: export it, then reload to update.',
  },
  gone: {
    text: 'The data in this browser was deleted while Groundwork was open.',
    detail: 'Your work is kept in this tab and is lost when you reload or close it. Export it to keep a copy.',
  },
  timeout: {
    text: 'This browser’s storage is not responding.',
    detail:
      'You can keep working, but what you do is lost when you reload or close this tab. Export it, close other Groundwork tabs, then reload.',
  },
  unreadable: {
    text: 'Some saved data can’t be read.',
    detail: 'It is left out of what you see. Nothing was deleted. Export a copy of the rest and contact support.',
  },
}

/** One notice per kind of problem; if nothing at all can be stored, only that one. `onExport` gets the affected logs. */
export const storageNotices = (
  troubles: readonly StorageTrouble[],
  onExport: (logs: readonly Log[]) => void,
): Notice[] => {
  const kinds = new Set(troubles.map(({ kind }) => kind))
  if (kinds.has('refused')) kinds.delete('lent')
  return [...kinds].map((kind) => ({
    id: `storage-${kind}`,
    kind: 'warning',
    ...WORDS[kind],
    action:
      kind === 'lent'
        ? undefined
        : {
            label: 'Export',
            run: () => onExport(troubles.filter((trouble) => trouble.kind === kind).map(({ log }) => log)),
          },
  }))
}
