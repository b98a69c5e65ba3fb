import { chakra } from '@chakra-ui/react'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChevronDown from 'lucide-react/icons/chevron-down'
import FileText from 'lucide-react/icons/file-text'
import ImagePlus from 'lucide-react/icons/image-plus'
import Paperclip from 'lucide-react/icons/paperclip'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { MOST_ATTACHMENTS } from '@/domain/messaging/message'
import type { MessageTemplate } from '@/domain/messaging/settings/message-template'
import { usualMoments } from '@/domain/messaging/typed-schedule'
import type { MessageFile } from '@/domain/messaging/views'
import { type Channel, PURPOSES, type Purpose } from '@/domain/messaging/vocabulary'
import type { Instant } from '@/domain/time/clock'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Menu } from '@/ui/kit/actions/menu'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { momentWords } from '../messages/conversation-words'
import { MomentDialog } from '../thread/moment-dialog'

type Props = {
  channel: Channel
  templates: readonly MessageTemplate[]
  now: Instant
  timeZone: string
  files: readonly MessageFile[]
  onFiles: (files: readonly MessageFile[]) => void
  purpose: Purpose
  onPurpose: (purpose: Purpose) => void
  scheduledAt: Instant | null
  onSchedule: (at: Instant | null) => void
  onTemplate: (template: MessageTemplate) => void
  onProblem: (problem: string) => void
  newId: () => string
}

const PURPOSE_LABELS: Record<Purpose, string> = {
  informational: 'Service: about their work, visits, or bills',
  marketing: 'Marketing: needs their written consent',
}

const PICTURES = 'image/jpeg,image/png,image/webp,image/gif'

export const ComposerExtras = (props: Props) => {
  const { channel, templates, files, onFiles, onProblem, now, timeZone, scheduledAt, onSchedule } = props
  const input = useRef<HTMLInputElement>(null)
  const [isPicking, setPicking] = useState(false)
  const [busy, setBusy] = useState(false)
  const own = templates.filter((template) => template.channel === channel)
  const add = async (picked: readonly File[]) => {
    setBusy(true)
    const { pictureFile, attachedFile } = await import('./shrink-picture')
    const read = channel === 'sms' ? pictureFile : attachedFile
    const added: MessageFile[] = []
    for (const file of picked.slice(0, MOST_ATTACHMENTS - files.length)) {
      const outcome = await read(file, props.newId())
      if (outcome.ok) added.push(outcome.file)
      else onProblem(outcome.problem)
    }
    setBusy(false)
    if (picked.length > MOST_ATTACHMENTS - files.length) onProblem(`Attach ${MOST_ATTACHMENTS} files or fewer`)
    onFiles([...files, ...added])
  }
  const isMarketing = props.purpose === 'marketing'
  return (
    <>
      {files.length > 0 && <Files files={files} onFiles={onFiles} />}
      <Menu
        label="Templates"
        align="start"
        items={own.map((template) => ({
          id: String(template.id),
          label: template.name,
          onSelect: () => props.onTemplate(template),
        }))}
        trigger={
          <Button
            size="sm"
            variant="ghost"
            px="2"
            aria-label="Templates"
            title={own.length === 0 ? 'No templates yet. Add some in Settings.' : 'Templates'}
            disabled={own.length === 0}
          >
            <FileText size={16} aria-hidden />
          </Button>
        }
      />
      <IconButton
        size="sm"
        label={channel === 'sms' ? 'Add pictures' : 'Attach files'}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {channel === 'sms' ? <ImagePlus size={16} aria-hidden /> : <Paperclip size={16} aria-hidden />}
      </IconButton>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple
          accept={channel === 'sms' ? PICTURES : undefined}
          aria-label={channel === 'sms' ? 'Picture files' : 'Files'}
          tabIndex={-1}
          onChange={({ target }) => {
            const picked = [...(target.files ?? [])]
            // Lets the same file be chosen again.
            target.value = ''
            void add(picked)
          }}
        />
      </VisuallyHidden>
      <Menu
        label="Schedule"
        align="start"
        items={[
          ...usualMoments(now, timeZone).map(({ label, at }) => ({ id: label, label, onSelect: () => onSchedule(at) })),
          { id: 'pick', label: 'Choose date and time…', separated: true, onSelect: () => setPicking(true) },
          ...(scheduledAt === null ? [] : [{ id: 'now', label: 'Send now instead', onSelect: () => onSchedule(null) }]),
        ]}
        trigger={
          <Button size="sm" variant="ghost" px="2" aria-label="Schedule" title="Schedule">
            <CalendarClock size={16} aria-hidden />
            {scheduledAt !== null && momentWords(scheduledAt, now, timeZone)}
          </Button>
        }
      />
      <Menu
        label="Kind of message"
        align="start"
        items={PURPOSES.map((purpose) => ({
          id: purpose,
          label: PURPOSE_LABELS[purpose],
          checked: purpose === props.purpose,
          isChoice: true,
          onSelect: () => props.onPurpose(purpose),
        }))}
        trigger={
          <Button size="sm" variant="ghost" px="2" color={isMarketing ? 'warning.fg' : 'fg.muted'}>
            {isMarketing ? 'Marketing' : 'Service'}
            <ChevronDown size={14} aria-hidden />
          </Button>
        }
      />
      {isPicking && (
        <MomentDialog
          title="Schedule message"
          submitLabel="Schedule"
          now={now}
          timeZone={timeZone}
          onClose={() => setPicking(false)}
          onChoose={(at) => {
            setPicking(false)
            onSchedule(at)
          }}
        />
      )}
    </>
  )
}

const Files = ({ files, onFiles }: Pick<Props, 'files' | 'onFiles'>) => (
  <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2" flexBasis="100%" aria-label="Attached">
    {files.map(({ id, name, type, data }) => (
      <chakra.li
        key={id}
        display="flex"
        alignItems="center"
        gap="1.5"
        ps={type.startsWith('image/') ? '1' : '2'}
        borderWidth="1px"
        borderRadius="md"
        textStyle="small"
        maxW="16rem"
      >
        {type.startsWith('image/') && (
          <chakra.img src={`data:${type};base64,${data}`} alt="" boxSize="7" objectFit="cover" borderRadius="sm" />
        )}
        <chakra.span truncate>{name}</chakra.span>
        <IconButton
          size="sm"
          label={`Remove ${name}`}
          onClick={() => onFiles(files.filter((other) => other.id !== id))}
        >
          <X size={14} aria-hidden />
        </IconButton>
      </chakra.li>
    ))}
  </chakra.ul>
)
