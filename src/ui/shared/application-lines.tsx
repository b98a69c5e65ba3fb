import { chakra } from '@chakra-ui/react'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { Application } from '@/domain/chemical/application'
import { byLatest } from '@/domain/chemical/filter'
import { noEntryText, stillClosed } from '@/domain/chemical/reentry'
import { type Day, formatDay } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { TextLink } from '@/ui/kit/actions/text-link'
import { DetailLines } from '@/ui/kit/layout/detail-lines'

type Closed = { applications: readonly Application[]; now: Instant; timeZone: string }

/** The end of the re-entry interval and its chemical; nothing once it is over. */
export const NoEntry = ({ applications, now, timeZone }: Closed) => {
  const [longest] = stillClosed(applications, now, timeZone)
  const text = longest && noEntryText(longest, now, timeZone)
  if (!text) return null
  return (
    <chakra.p
      role="note"
      display="flex"
      alignItems="baseline"
      gap="2"
      px="3"
      py="2"
      bg="warning.subtle"
      color="warning.fg"
      borderWidth="1px"
      borderColor="warning.border"
      borderRadius="md"
    >
      <chakra.span flex="none" alignSelf="center" asChild>
        <TriangleAlert size={18} aria-hidden />
      </chakra.span>
      <span>
        <strong>{text}</strong>
        <chakra.span display="block" textStyle="small">
          {longest.chemical_name} was applied against {longest.target_pest_disease.toLowerCase()}.
        </chakra.span>
      </span>
    </chakra.p>
  )
}

type Props = {
  label: string
  applications: readonly Application[]
  today: Day
  seesChemicals: boolean
}

const FIRST = 5

/** Latest first. */
export const ApplicationLines = ({ label, applications, today, seesChemicals }: Props) => (
  <DetailLines
    label={label}
    records={[...applications].sort(byLatest)}
    noun="applications"
    first={FIRST}
    line={({ id, chemical_name, target_pest_disease, application_date, applicator_name }) => ({
      key: id,
      text: (
        <>
          {seesChemicals ? (
            <TextLink to="/dashboard/chemicals" search={{ application: id }}>
              {chemical_name}
            </TextLink>
          ) : (
            chemical_name
          )}
          , {target_pest_disease}
        </>
      ),
      aside: `${formatDay(application_date, today)} · ${applicator_name}`,
    })}
  />
)
