import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Extension } from '@/domain/messaging/settings/extension'
import type { MessageTemplate } from '@/domain/messaging/settings/message-template'
import { fillTemplate, PLACEHOLDERS, type PlaceholderValues } from '@/domain/messaging/templates'
import { Badge } from '@/ui/kit/feedback/badge'
import { RecordListCard } from '@/ui/kit/records/actions/record-list-card'
import type { CommunicationSettingsProps } from './types'
import {
  CATEGORY_LABELS,
  CHANNEL_LABELS,
  managingRefusal,
  numberLabel,
  PURPOSE_LABELS,
  signatureRefusal,
} from './words'

type Props = Pick<CommunicationSettingsProps, 'actor' | 'commands' | 'onForm'>

const refusalsOf = (refusal: string | null) => ({ add: refusal, edit: refusal, remove: () => refusal })

const Title = ({ children }: { children: ReactNode }) => (
  <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" fontWeight="medium">
    {children}
  </chakra.p>
)

const Detail = ({ children }: { children: ReactNode }) => (
  <chakra.p
    textStyle="small"
    color="fg.muted"
    overflowWrap="anywhere"
    css={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '2', overflow: 'hidden' }}
  >
    {children}
  </chakra.p>
)

export const ExtensionsCard = ({
  actor,
  commands,
  onForm,
  extensions,
  numbers,
  people,
}: Props & Pick<CommunicationSettingsProps, 'extensions' | 'numbers' | 'people'>) => {
  const all = numbers.state === 'ready' ? numbers.value : []
  const refusal = managingRefusal(actor, 'extensions')
  const detailsOf = ({ phone_number_id, user_id }: Extension) => {
    const number = all.find(({ id }) => id === phone_number_id)
    const person = people.find(({ id }) => id === user_id)
    return [number && numberLabel(number), user_id !== null && `rings ${person?.name ?? 'someone else'}`]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <RecordListCard
      title="Extensions"
      noun={['extension', 'extensions']}
      none="No extensions yet."
      addLabel="Add Extension"
      records={extensions}
      nameOf={({ extension, label }) => `${extension} ${label}`}
      refusals={{ ...refusalsOf(refusal), add: refusal ?? (all.length === 0 ? 'Buy a number first.' : null) }}
      consequence="You can undo this."
      remove={commands.extensions.remove}
      onAdd={() => onForm({ kind: 'extension', id: null })}
      onEdit={(id) => onForm({ kind: 'extension', id })}
    >
      {(extension) => (
        <>
          <Title>
            {extension.extension} {extension.label}
          </Title>
          <Detail>{detailsOf(extension)}</Detail>
        </>
      )}
    </RecordListCard>
  )
}

const BLANKS: PlaceholderValues = Object.fromEntries(
  Object.entries(PLACEHOLDERS).map(([name, label]) => [name, `[${label}]`]),
)

/** Subject or first words, with `[Job number]` where it is filled in. */
const openingOf = ({
  subject_template,
  body_template,
}: Pick<MessageTemplate, 'subject_template' | 'body_template'>): string => {
  const opening = subject_template || body_template
  const shown = fillTemplate(opening, BLANKS)
  return shown.ok ? shown.text : opening
}

/** MAIL-05, MAIL-06 */
export const TemplatesCard = ({
  actor,
  commands,
  onForm,
  templates,
}: Props & Pick<CommunicationSettingsProps, 'templates'>) => (
  <RecordListCard
    title="Templates"
    noun={['template', 'templates']}
    none="No templates yet. Add what you write often."
    addLabel="Add Template"
    records={templates}
    nameOf={({ name }) => name}
    refusals={refusalsOf(managingRefusal(actor, 'templates'))}
    consequence="Messages written from it stay. You can undo this."
    remove={commands.templates.remove}
    onAdd={() => onForm({ kind: 'message_template', id: null })}
    onEdit={(id) => onForm({ kind: 'message_template', id })}
  >
    {({ name, channel, category, purpose, ...template }) => (
      <>
        <Title>
          {name}
          <Badge>{CHANNEL_LABELS[channel]}</Badge>
          {purpose === 'marketing' && <Badge tone="violet">{PURPOSE_LABELS[purpose]}</Badge>}
        </Title>
        <Detail>
          {CATEGORY_LABELS[category]} · {openingOf(template)}
        </Detail>
      </>
    )}
  </RecordListCard>
)

export const SignaturesCard = ({
  actor,
  commands,
  onForm,
  signatures,
}: Props & Pick<CommunicationSettingsProps, 'signatures'>) => (
  <RecordListCard
    title="Your signatures"
    noun={['signature', 'signatures']}
    none="No signatures yet. New emails end without one."
    addLabel="Add Signature"
    records={signatures}
    nameOf={({ name }) => name}
    refusals={refusalsOf(signatureRefusal(actor))}
    consequence="Sent emails stay. You can undo this."
    remove={commands.signatures.remove}
    onAdd={() => onForm({ kind: 'signature', id: null })}
    onEdit={(id) => onForm({ kind: 'signature', id })}
  >
    {({ name, body, is_default }) => (
      <>
        <Title>
          {name}
          {is_default && <Badge tone="accent">Default</Badge>}
        </Title>
        <Detail>{body.split('\n').join(' · ')}</Detail>
      </>
    )}
  </RecordListCard>
)

export const AnswersCard = ({
  actor,
  commands,
  onForm,
  answers,
}: Props & Pick<CommunicationSettingsProps, 'answers'>) => (
  <RecordListCard
    title="Canned answers"
    noun={['canned answer', 'canned answers']}
    none="No canned answers yet. Add what clients ask again and again."
    addLabel="Add Answer"
    records={answers}
    nameOf={({ shortcut }) => `/${shortcut}`}
    refusals={refusalsOf(managingRefusal(actor, 'canned answers'))}
    consequence="Sent messages stay. You can undo this."
    remove={commands.answers.remove}
    onAdd={() => onForm({ kind: 'canned_answer', id: null })}
    onEdit={(id) => onForm({ kind: 'canned_answer', id })}
  >
    {({ shortcut, body }) => (
      <>
        <Title>/{shortcut}</Title>
        <Detail>{body}</Detail>
      </>
    )}
  </RecordListCard>
)
