import { chakra } from '@chakra-ui/react'
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash'
import type { Breadcrumb, ErrorGroup } from '@/domain/errors/error-groups'
import { Button } from '@/ui/kit/actions/button'
import { Badge } from '@/ui/kit/feedback/badge'
import { absoluteTime } from '@/ui/kit/layout/relative-time'
import { Drawer } from '@/ui/kit/overlays/drawer'
import { RecordLine, RecordParts, RecordSection, RecordTitle } from '@/ui/kit/records/page/record-section'
import { countText, peopleText, SEVERITY_LABELS, SEVERITY_TONES, sourceText, titleText } from './words'

type Props = {
  group: ErrorGroup
  timeZone: string
  onClose: () => void
  onExport: () => void
  onDelete: () => void
}

export const ReportDrawer = ({ group, timeZone, onClose, onExport, onDelete }: Props) => {
  const { latest, count, first } = group
  const when = (at: string) => absoluteTime(Date.parse(at), timeZone)
  return (
    <Drawer
      open
      onClose={onClose}
      size="lg"
      title={<chakra.span overflowWrap="anywhere">{titleText(latest)}</chakra.span>}
      description={<Badge tone={SEVERITY_TONES[latest.severity]}>{SEVERITY_LABELS[latest.severity]}</Badge>}
      footer={
        <>
          <Button variant="outline" onClick={onExport}>
            <Download size={16} aria-hidden />
            Export
          </Button>
          <Button variant="outline" onClick={onDelete}>
            <Trash2 size={16} aria-hidden />
            Delete
          </Button>
        </>
      }
    >
      <RecordParts>
        <RecordSection title="What happened">
          <RecordLine label="Message">{latest.message || 'None'}</RecordLine>
          <RecordLine label="Last">{when(latest.at)}</RecordLine>
          {group.ids.length > 1 && <RecordLine label="First">{when(first)}</RecordLine>}
          <RecordLine label="How often">{countText(count)}</RecordLine>
          <RecordLine label="Where">{group.places.join('\n') || 'Unknown'}</RecordLine>
          <RecordLine label="Who">{peopleText(group)}</RecordLine>
          <RecordLine label="Noticed as">{sourceText(latest.source)}</RecordLine>
          <RecordLine label="Environment">{latest.environment}</RecordLine>
          <RecordLine label="Browser">{latest.browser || 'Unknown'}</RecordLine>
        </RecordSection>
        <section>
          <RecordTitle>Stack</RecordTitle>
          {latest.stack_trace ? (
            <chakra.pre
              tabIndex={0}
              aria-label="Stack"
              textStyle="caption"
              fontFamily="mono"
              bg="bg.muted"
              borderRadius="md"
              p="3"
              overflowX="auto"
            >
              {latest.stack_trace}
            </chakra.pre>
          ) : (
            <chakra.p color="fg.muted">The error came without a stack.</chakra.p>
          )}
        </section>
        <section>
          <RecordTitle>What came before</RecordTitle>
          <Breadcrumbs events={latest.metadata.events} timeZone={timeZone} />
        </section>
      </RecordParts>
    </Drawer>
  )
}

const stateText = (state: unknown): string => (typeof state === 'string' ? state : JSON.stringify(state))

/** Events of the page's flows before the error, latest last. Contains no user input. */
const Breadcrumbs = ({ events, timeZone }: { events: readonly Breadcrumb[]; timeZone: string }) =>
  events.length === 0 ? (
    <chakra.p color="fg.muted">
      Nothing was sent. Reports of people who allow data collection say what the app did before an error.
    </chakra.p>
  ) : (
    <chakra.ol listStyleType="none" display="grid" gap="1.5">
      {events.map(({ stream, seq, at, name, state }) => (
        <li key={`${stream}/${seq}`}>
          <chakra.span fontWeight="medium">{name}</chakra.span>
          {state !== null && ` → ${stateText(state)}`}
          <chakra.span display="block" textStyle="caption" color="fg.muted" overflowWrap="anywhere">
            {absoluteTime(at, timeZone)} · {stream}
          </chakra.span>
        </li>
      ))}
    </chakra.ol>
  )
