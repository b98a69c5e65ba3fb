import { useState } from 'react'
import type { CrewMember } from '@/domain/crew'
import { crewFormOf, crewFormSchema, emptyCrewForm } from '@/domain/crew/form'
import { fullName } from '@/domain/user'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/use-record-actions'
import { crewHistory } from '../details/crew-history'
import { firstCrew } from '../records'
import { crewRefusal } from '../rules/refusals'
import type { CrewFormProps } from '../types'
import { CrewFormFields } from './crew-form-fields'
import { CrewNameDialog } from './crew-name-dialog'

const check = checkSchema(crewFormSchema)

/** Add and Edit Crew Member (SCHED-07), or at once why this can't be: its address can be opened by anybody. */
export const CrewFormDialog = (props: CrewFormProps) => {
  const { member, actor, onClose } = props
  const refusal = crewRefusal(actor, member ? 'edit' : 'create')
  if (refusal === null && !(member && 'problem' in member)) return <Form {...props} member={member} />
  return (
    <NoForm title={(member ? EDITING : ADDING).title} onClose={onClose}>
      {refusal ?? (member && 'problem' in member ? member.problem : '')}
    </NoForm>
  )
}

const ADDING = {
  title: 'Add Crew Member',
  submitLabel: 'Add Crew Member',
  busyLabel: 'Adding...',
  failureText: 'Failed to add crew member. Please try again.',
}
const EDITING = {
  title: 'Edit Crew Member',
  submitLabel: 'Save changes',
  busyLabel: 'Saving...',
  failureText: 'Failed to update crew member. Please try again.',
}

const DAY = /^working_hours\.(\w+)$/

/** The control that a message belongs to. */
const controlOf = (field: string): string => {
  const day = DAY.exec(field)?.[1]
  return day === undefined ? field : `${day}-start`
}

/** What is typed is kept as a draft and survives a reload; a failure leaves the form filled in. */
const Form = (props: CrewFormProps & { member: OpenedRecord<CrewMember> | null }) => {
  const { member, crew, crews, commands, draft, onDraft, onClose } = props
  const [isNaming, setNaming] = useState(false)
  const [empty] = useState(() => ({ ...emptyCrewForm, crew_id: firstCrew(crew, crews) }))
  const form = useRecordForm({
    opened: member,
    empty,
    formOf: crewFormOf,
    words: { noun: 'crew member', fields: crewHistory(crews) },
    draft,
    onDraft,
    check,
    controlOf,
    async save(typed, edit) {
      const outcome = member && edit ? await commands.edit(member.first, edit) : await commands.create(typed)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`${fullName(typed)} ${member ? 'saved' : 'added'}`, {
        undo: outcome.undo,
        about: member ? `crew member/${member.first.id}` : undefined,
      })
      onClose()
      return null
    },
  })
  return (
    <>
      <FormDialog
        form={form}
        {...(member ? EDITING : ADDING)}
        size="lg"
        question={{
          title: member ? 'Discard these changes?' : 'Discard this crew member?',
          object: fullName(member?.first ?? form.form) || 'A crew member without a name',
        }}
        onClose={onClose}
      >
        <CrewFormFields form={form} {...{ crew, crews }} onNewCrew={() => setNaming(true)} isNew={member === null} />
      </FormDialog>
      {isNaming && (
        <CrewNameDialog
          crew={null}
          {...{ crews, commands }}
          onCreated={(crew_id) => form.edit({ crew_id })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
