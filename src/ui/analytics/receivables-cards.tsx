import { chakra } from '@chakra-ui/react'
import type { Report } from '@/domain/analytics/report'
import type { ReportType } from '@/domain/analytics/vocabulary'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Card } from '@/ui/kit/layout/card'
import { Beginning, GroupLine, NothingYet } from './report-card'
import type { Billed } from './types'
import { valueText } from './wording'

const About = chakra('p', { base: { mb: '3', textStyle: 'small', color: 'fg.muted' } })

type LinesProps = { type: ReportType; report: Report; onOpen: (type: ReportType, group: string) => void }

const Lines = ({ type, report: { groups }, onOpen }: LinesProps) => {
  const most = Math.max(1, ...groups.map(({ value }) => value))
  return (
    <chakra.ul listStyle="none" display="grid" gap="3">
      {groups.map((group) => (
        <GroupLine key={group.name} {...{ type, group, most }} onOpen={() => onOpen(type, group.name)} />
      ))}
    </chakra.ul>
  )
}

type Props = { billed: Billed; onOpen: LinesProps['onOpen'] }

export const ReceivablesCards = ({ billed, onOpen }: Props) => {
  const { receivables, estimates_answered: answered, estimates_value: value } = billed
  return (
    <>
      <Card title="Receivables">
        {receivables.total.value === 0 && receivables.total.before === 0 ? (
          <EmptyState
            kind="nothing-yet"
            title="No one owes you anything."
            hint="Sent invoices show here until they are paid."
          />
        ) : (
          <>
            <About>
              {valueText('receivables', receivables.total.value)} owed at the end of the period, or today while it
              lasts, by days past due. Before: {valueText('receivables', receivables.total.before)} at the end of the
              period before.
            </About>
            <Lines type="receivables" report={receivables} onOpen={onOpen} />
          </>
        )}
      </Card>
      <Card title="Estimates answered" actions={<Beginning report={answered} />}>
        {answered.groups.length === 0 ? (
          <NothingYet />
        ) : (
          <>
            <About>What clients approved or rejected in the period: how many, and their total.</About>
            <chakra.div display="grid" gap="5">
              <Lines type="estimates_answered" report={answered} onOpen={onOpen} />
              <Lines type="estimates_value" report={value} onOpen={onOpen} />
            </chakra.div>
          </>
        )}
      </Card>
    </>
  )
}
