import { useState } from 'react'
import { fullName } from '@/domain/account/user'
import type { CrewMember } from '@/domain/crew/crew'
import { crewFormOf, crewFormSchema, emptyCrewForm } from '@/domain/crew/form'
import { administrationRefusal } from '@/domain/permissions/administration'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { formTexts, RecordFormGate, useRecordDialog } from '@/ui/kit/records/actions/record-dialog'
import { crewHistory } from '../details/crew-history'
import { firstCrew } from '../records'
import { crewRefusal } from '../rules/refusals'
import type { CrewFormProps } from '../types'
import { CrewFormFields } from './crew-form-fields'
import { CrewNameDialog } from './crew-name-dialog'

const TEXTS = formTexts('crew member')

const check = checkSchema(crewFormSchema)

export const CrewFormDialog = (props: CrewFormProps) => {
  const { member, actor, onClose } = props
  const refusal = crewRefusal(actor, member ? 'edit' : 'create')
  return (
    <RecordFormGate texts={TEXTS} subject={member} {...{ refusal, onClose }}>
      {(opened) => <Form {...props} member={opened} />}
    </RecordFormGate>
  )
}

const DAY = /^working_hours\.(\w+)$/

const controlOf = (field: string): string => {
  const day = DAY.exec(field)?.[1]
  return day === undefined ? field : `${day}-start`
}

const Form = (props: CrewFormProps & { member: OpenedRecord<CrewMember> | null }) => {
  const { member, actor, crew, crews, logins, commands, draft, onDraft, onClose } = props
  const [isNaming, setNaming] = useState(false)
  const [empty] = useState(() => ({ ...emptyCrewForm, crew_id: firstCrew(crew, crews) }))
  const { form, dialog } = useRecordDialog({
    texts: TEXTS,
    subject: member,
    empty,
    formOf: crewFormOf,
    words: { noun: 'crew member', fields: crewHistory(crews, logins) },
    nameOf: fullName,
    nameless: 'A crew member without a name',
    check,
    controlOf,
    add: commands.create,
    edit: commands.edit,
    draft,
    onDraft,
    onClose,
  })
  return (
    <>
      <FormDialog {...dialog} size="lg">
        <CrewFormFields
          form={form}
          {...{ crew, crews, logins }}
          login={member?.first.user_id ?? null}
          loginRefusal={administrationRefusal(actor)}
          onNewCrew={() => setNaming(true)}
          isNew={member === null}
        />
      </FormDialog>
      {isNaming && (
        <CrewNameDialog
          crew={null}
          commands={commands}
          onCreated={(crew_id) => form.edit({ crew_id })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
