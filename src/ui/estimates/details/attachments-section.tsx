import Paperclip from 'lucide-react/icons/paperclip'
import { useCallback, useRef, useState } from 'react'
import { ATTACHMENT_TYPES, LARGEST_TEXT, MOST_ATTACHMENTS } from '@/domain/estimate/attachment'
import { judgeEstimate } from '@/domain/estimate/commands'
import type { Estimate } from '@/domain/estimate/estimate'
import type { Failure } from '@/domain/record/failure'
import { counted } from '@/domain/text/wording'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { RecordParts, RecordTitle } from '@/ui/kit/records/page/record-section'
import { AddFiles, FileProblems } from '@/ui/shared/attachments/add-files'
import { FileList } from '@/ui/shared/attachments/file-list'
import type { EstimateDetailsProps } from '../types'
import { addSent, sendFiles } from './send-files'

type Props = Pick<EstimateDetailsProps, 'actor' | 'commands'> & { estimate: Estimate }

/** Without a response they may have been added anyway; then they are listed. */
const notAdded = ({ status, message }: Failure): string =>
  status === 0
    ? 'The connection was lost. Files that are not in the list were not added; add them again.'
    : `The files were not added. ${message}`

/** Files of an estimate (EST-06), editable while it is a draft. */
export const AttachmentsSection = ({ estimate, actor, commands }: Props) => {
  const { id, attachments } = estimate
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  /** Files being removed, to ignore the second click of a double click. */
  const leaving = useRef(new Set<string>())
  const load = useCallback((file: string) => commands.attachment(id, file), [commands, id])
  const mayChange = judgeEstimate(actor, 'edit', estimate).ok
  if (attachments.length === 0 && !mayChange) return null

  const problem = (text: string) => setProblems((current) => [...current, text])
  const put = async (arrived: Parameters<typeof addSent>[0]) => {
    const {
      count,
      outcome,
      problems: newProblems,
    } = await addSent(arrived, (ids) => commands.addAttachments(estimate, ids))
    setProblems((current) => [...current, ...newProblems])
    if (outcome === null) return
    if (!outcome.ok) return problem(notAdded(outcome.failure))
    announce(count === 1 ? 'File added' : `${counted(count, 'file')} added`, { undo: outcome.undo })
    await outcome.shown
  }
  const add = async (files: readonly File[]) => {
    setBusy(true)
    setProblems([])
    const ended = await commands.uploading(
      estimate,
      files.map(({ name }) => name),
    )
    const { arrived, problems: refused } = await sendFiles(files, attachments.length, (file) =>
      commands.sendAttachment(estimate, file),
    )
    setProblems(refused)
    if (arrived.length > 0) await put(arrived)
    ended()
    setBusy(false)
  }
  const remove = async (file: string) => {
    if (leaving.current.has(file)) return
    leaving.current.add(file)
    const outcome = await commands.removeAttachment(estimate, file)
    if (outcome.ok) {
      setProblems([])
      announce('File removed', { undo: outcome.undo })
      await outcome.shown
    } else problem(outcome.failure.message)
    leaving.current.delete(file)
  }
  return (
    <section>
      <RecordTitle>Files</RecordTitle>
      <RecordParts>
        <FileProblems problems={problems} onDismiss={() => setProblems([])} />
        {attachments.length > 0 && (
          <FileList
            label={`Files of ${estimate.estimate_number}`}
            files={attachments}
            load={load}
            onRemove={mayChange ? (file) => void remove(file.id) : undefined}
          />
        )}
        {mayChange && attachments.length < MOST_ATTACHMENTS && (
          <AddFiles
            label="Files to add"
            types={ATTACHMENT_TYPES}
            hint={`The client sees them with the estimate. JPEG, PNG, WebP, or PDF, up to ${LARGEST_TEXT} each.`}
            busy={busy}
            onFiles={(files) => void add(files)}
          >
            <Paperclip size={18} aria-hidden />
            Add files
          </AddFiles>
        )}
      </RecordParts>
    </section>
  )
}
