import { readableBody } from '@/domain/messaging/preview'
import type { ThreadLine } from '@/domain/messaging/views'
import type { Day } from '@/domain/time/calendar'
import { absoluteTime } from '@/ui/kit/layout/relative-time'
import { saveFile } from '@/ui/kit/layout/save-file'
import { exporting } from '@/ui/kit/records/actions/save-records'

type Export = { name: string; lines: readonly ThreadLine[]; today: Day; timeZone: string }

const fileName = ({ name, today }: Export): string =>
  `conversation-${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}-${today}`

const bodyOf = ({ message, note }: ThreadLine): string => {
  if (note) return note.body
  return message ? readableBody(message) : ''
}

/** One row a line, oldest first. */
export const exportCsv = (thread: Export): Promise<void> =>
  exporting(({ saveCsv }) =>
    saveCsv<ThreadLine>(
      `${fileName(thread)}.csv`,
      [
        ['Time', ({ at }) => absoluteTime(at, thread.timeZone)],
        ['Kind', ({ message }) => message?.communication_type ?? 'note'],
        ['Direction', ({ message }) => message?.direction ?? ''],
        ['From', ({ message }) => message?.from_number ?? ''],
        ['To', ({ message }) => message?.to_number ?? ''],
        ['Written by', ({ message, note }) => note?.author_name ?? message?.author_name ?? ''],
        ['Subject', ({ message }) => message?.subject ?? ''],
        ['Text', bodyOf],
        ['Status', ({ message }) => message?.status ?? ''],
        ['Why', ({ message }) => message?.why ?? ''],
        ['Files', ({ message }) => message?.attachments.map(({ name }) => name).join(', ') ?? ''],
      ],
      thread.lines,
    ),
  )

export const exportJson = (thread: Export): void =>
  saveFile(`${fileName(thread)}.json`, JSON.stringify(thread.lines, null, 2), 'application/json')
