import { chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { type Day, formatDay } from '@/domain/calendar'
import type { Application } from '@/domain/chemical/application'
import { byLatest } from '@/domain/chemical/filter'
import { noEntryText, stillClosed } from '@/domain/chemical/reentry'
import type { Instant } from '@/domain/clock'
import { Button } from './button'
import { TextLink } from './text-link'

type Closed = { applications: readonly Application[]; now: Instant; timeZone: string }

/** Until when nobody may enter where these chemicals were applied, and which one says so; nothing once people may. */
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
  /** Where they were: "Chemicals at this property" */
  label: string
  applications: readonly Application[]
  today: Day
  /** Whether this person has a page of them to be led to. */
  seesChemicals: boolean
}

/** Shown before "Show all". */
const FIRST = 5

/** Chemicals that were applied at a property or for a job, the latest first. */
export const ApplicationLines = ({ label, applications, today, seesChemicals }: Props) => {
  const [isWhole, setWhole] = useState(false)
  const inOrder = [...applications].sort(byLatest)
  const shown = isWhole ? inOrder : inOrder.slice(0, FIRST)
  return (
    <>
      <chakra.ul listStyleType="none" aria-label={label} maxW="48rem">
        {shown.map((application) => (
          <chakra.li
            key={application.id}
            display="flex"
            flexDirection={{ base: 'column', sm: 'row' }}
            justifyContent="space-between"
            columnGap="3"
            py="2"
            borderBottomWidth="1px"
            _first={{ pt: '0' }}
            _last={{ borderBottomWidth: 0 }}
          >
            <chakra.span minW="0" overflowWrap="anywhere">
              {seesChemicals ? (
                <TextLink to="/dashboard/chemicals" search={{ application: application.id }}>
                  {application.chemical_name}
                </TextLink>
              ) : (
                application.chemical_name
              )}
              , {application.target_pest_disease}
            </chakra.span>
            <chakra.span color="fg.muted" textStyle="small" flex="none" fontVariantNumeric="tabular-nums">
              {formatDay(application.application_date, today)} · {application.applicator_name}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {inOrder.length > shown.length && (
        <Button variant="outline" size="sm" mt="2" onClick={() => setWhole(true)}>
          Show all {inOrder.length} applications
        </Button>
      )}
    </>
  )
}
