import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { fullName } from '@/domain/account/user'
import { isActive } from '@/domain/crew/crew'
import type { Actor } from '@/domain/permissions/actor'
import { mayPropose } from '@/domain/scheduling/permissions'
import { type ProposalAsk, plainAsk, type ReplanKind } from '@/domain/scheduling/proposal/ask'
import { type Day, formatDay } from '@/domain/time/calendar'
import { Button } from '@/ui/kit/actions/button'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { SelectField } from '@/ui/kit/fields/select-field'
import { Dialog } from '@/ui/kit/overlays/dialog'
import type { CrewNames, SchedulingFacts } from './types'

type Props = SchedulingFacts & {
  actor: Actor
  crews: CrewNames
  day: Day
  today: Day
  defaults: { kind: ReplanKind; who: number | null }
  onAsk: (ask: ProposalAsk) => void
  onClose: () => void
}

const KINDS: readonly { value: ReplanKind; label: string }[] = [
  { value: 'push_day', label: 'Push work to the next days' },
  { value: 'member_away', label: 'Someone is away' },
  { value: 'fill_gap', label: 'Fill someone’s free time' },
]

const FORM = 'replan'
const OF_CREW = 'crew '

export const ReplanDialog = ({ actor, jobs, crew, crews, day, today, defaults, onAsk, onClose }: Props) => {
  const [kind, setKind] = useState<ReplanKind>(defaults.kind)
  const active = crew.filter(isActive)
  const [who, setWho] = useState(active.some(({ id }) => id === defaults.who) ? String(defaults.who) : '')
  const [rainOnly, setRainOnly] = useState(true)
  const [zip, setZip] = useState('')
  const [isMissing, setMissing] = useState(false)
  const person = useRef<HTMLSelectElement>(null)
  const isPush = kind === 'push_day'
  const zips = [
    ...new Set(jobs.filter((job) => job.scheduled_date === day).map(({ property_zip }) => property_zip.slice(0, 5))),
  ]
    .filter(Boolean)
    .sort()
  const submit = () => {
    if (!isPush && who === '') {
      setMissing(true)
      person.current?.focus()
      return
    }
    const ofCrew = isPush && who.startsWith(OF_CREW)
    onAsk({
      ...plainAsk(kind, day),
      member_id: who === '' || ofCrew ? null : Number(who),
      crew_id: ofCrew ? Number(who.slice(OF_CREW.length)) : null,
      rain_only: isPush && rainOnly,
      zip: isPush && zip !== '' ? zip : null,
    })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Replan"
      description={formatDay(day, today)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM}>
            Propose
          </Button>
        </>
      }
    >
      <chakra.form
        id={FORM}
        noValidate
        display="grid"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <SelectField
          label="What has come up?"
          value={kind}
          options={KINDS.filter((each) => mayPropose(actor, each.value))}
          onChange={({ currentTarget: { value } }) => {
            setKind(KINDS.find((each) => each.value === value)?.value ?? defaults.kind)
            // A crew can only be chosen for pushing work.
            if (who.startsWith(OF_CREW)) setWho('')
            setMissing(false)
          }}
        />
        <SelectField
          ref={person}
          label={isPush ? 'Whose work' : 'Who'}
          value={who}
          {...(isMissing ? { error: 'Choose someone' } : {})}
          options={[
            { value: '', label: isPush ? 'Everyone’s' : 'Choose someone' },
            ...(isPush ? crews : []).map(({ id, name }) => ({ value: `${OF_CREW}${id}`, label: `Crew: ${name}` })),
            ...active.map((member) => ({ value: String(member.id), label: fullName(member) })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            setWho(value)
            setMissing(false)
          }}
        />
        {isPush && (
          <>
            <SelectField
              label="Where"
              value={zip}
              options={[{ value: '', label: 'Everywhere' }, ...zips.map((value) => ({ value, label: `ZIP ${value}` }))]}
              onChange={({ currentTarget: { value } }) => setZip(value)}
            />
            <CheckboxField
              label="Only work that rain stops"
              hint="Irrigation, lighting and work that needs no skill stay."
              checked={rainOnly}
              onChange={() => setRainOnly(!rainOnly)}
            />
          </>
        )}
      </chakra.form>
    </Dialog>
  )
}
