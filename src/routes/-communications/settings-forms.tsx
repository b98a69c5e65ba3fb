import type { UseQueryResult } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { fullName } from '@/domain/account/user'
import type { DraftOf, FieldSet, FormOf, RowOf } from '@/domain/fields/field'
import { formFrom, formSchema } from '@/domain/fields/schemas'
import { type CannedAnswer, cannedAnswerFields } from '@/domain/messaging/settings/canned-answer'
import { type Extension, extensionFields } from '@/domain/messaging/settings/extension'
import { type MessageTemplate, messageTemplateFields } from '@/domain/messaging/settings/message-template'
import { type PhoneNumber, phoneNumberFields } from '@/domain/messaging/settings/phone-number'
import { type Signature, signatureFields } from '@/domain/messaging/settings/signature'
import { failureFrom } from '@/domain/record/failure'
import { accountQuery } from '@/services/account/queries'
import {
  LazyAnswerForm,
  LazyExtensionForm,
  LazyNumberForm,
  LazySignatureForm,
  LazyTemplateForm,
} from '@/ui/communications/settings/lazy-parts'
import type { OpenForm, Person, SettingsCommands } from '@/ui/communications/settings/types'
import type { RecordFormProps } from '@/ui/kit/records/fields/record-form'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-session/workspace'

type Lists = {
  numbers: UseQueryResult<PhoneNumber[]>
  extensions: UseQueryResult<Extension[]>
  templates: UseQueryResult<MessageTemplate[]>
  signatures: UseQueryResult<Signature[]>
  answers: UseQueryResult<CannedAnswer[]>
}

type Props = {
  form: OpenForm
  commands: SettingsCommands
  people: readonly Person[]
  lists: Lists
  onClose: () => void
}

const NONE: readonly never[] = []

/** The dialog of one record. */
export const SettingsForm = ({ form: { kind, id }, commands, people, lists, onClose }: Props) => {
  const { workspace, actor, user } = useWorkspace()
  const account = useQuery({ ...accountQuery(workspace.graphql), enabled: kind === 'message_template' })
  const shared = { actor, commands, onClose }
  switch (kind) {
    case 'phone_number':
      return (
        <RecordContainer kind={kind} id={id} noun="phone number" fields={phoneNumberFields} list={lists.numbers}>
          {(record) => <LazyNumberForm {...shared} {...record} />}
        </RecordContainer>
      )
    case 'extension':
      return (
        <RecordContainer kind={kind} id={id} noun="extension" fields={extensionFields} list={lists.extensions}>
          {(record) => (
            <LazyExtensionForm {...shared} {...record} people={people} numbers={lists.numbers.data ?? NONE} />
          )}
        </RecordContainer>
      )
    case 'message_template':
      return (
        <RecordContainer kind={kind} id={id} noun="template" fields={messageTemplateFields} list={lists.templates}>
          {(record) => (
            <LazyTemplateForm
              {...shared}
              {...record}
              businessName={account.data?.businessName ?? 'Your business'}
              staffName={fullName(user)}
            />
          )}
        </RecordContainer>
      )
    case 'signature':
      return (
        <RecordContainer kind={kind} id={id} noun="signature" fields={signatureFields} list={lists.signatures}>
          {(record) => <LazySignatureForm {...shared} {...record} />}
        </RecordContainer>
      )
    case 'canned_answer':
      return (
        <RecordContainer kind={kind} id={id} noun="canned answer" fields={cannedAnswerFields} list={lists.answers}>
          {(record) => <LazyAnswerForm {...shared} {...record} />}
        </RecordContainer>
      )
  }
}

type Identified = { id: number }

type ContainerProps<F extends FieldSet> = {
  kind: OpenForm['kind']
  id: number | null
  noun: string
  fields: F
  list: UseQueryResult<(RowOf<F> & Identified)[]>
  children: (record: Omit<RecordFormProps<F>, 'onClose'>) => ReactNode
}

/** The record of a form, live while it is open, and its draft. */
const RecordContainer = <F extends FieldSet>({ kind, id, noun, fields, list, children }: ContainerProps<F>) => {
  const [shape] = useState(() => formSchema(fields))
  const { subject, draft, onDraft } = useRecordFormSubject<
    RowOf<F> & Identified,
    FormOf<F> & object,
    readonly unknown[]
  >({
    id,
    kind,
    noun,
    list,
    damaged: NONE,
    single: {
      queryKey: ['single', kind, id],
      async queryFn() {
        const record = (await list.refetch()).data?.find((each) => each.id === id)
        if (!record) throw failureFrom({ status: 404 })
        return record
      },
    },
    form: kind,
    shape,
    formOf: (record) => formFrom(fields, record as DraftOf<F>),
  })
  return subject !== undefined && children({ subject, draft, onDraft })
}
