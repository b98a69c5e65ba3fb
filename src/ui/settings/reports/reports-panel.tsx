import { chakra } from '@chakra-ui/react'
import Download from 'lucide-react/icons/download'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useMemo, useState } from 'react'
import type { ErrorGroup } from '@/domain/errors/error-groups'
import { searchBy } from '@/domain/text/search'
import { counted } from '@/domain/text/wording'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonRows } from '@/ui/kit/feedback/skeleton'
import { SearchBox } from '@/ui/kit/fields/search-box'
import { SelectField } from '@/ui/kit/fields/select-field'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { useTyped } from '@/ui/kit/records/list/use-typed'
import { ReportDrawer } from './report-drawer'
import { ReportRow } from './report-row'
import { type ReportsPanelProps, SEVERITIES } from './types'
import { peopleText, placesText, SEVERITY_LABELS, sourceText } from './words'

const found = searchBy((group: ErrorGroup) => [
  group.latest.message,
  group.latest.stack_trace,
  placesText(group),
  peopleText(group),
])

const SEVERITY_OPTIONS = SEVERITIES.map((value) => ({ value, label: value ? SEVERITY_LABELS[value] : 'Any severity' }))

/** Client errors grouped with their counts: search, export, delete (NAV-09, ERR-02). */
export const ReportsPanel = (props: ReportsPanelProps) => (
  <section aria-label="Error reports">
    <Loaded
      of={props.groups}
      loading={<SkeletonRows count={6} label="Loading error reports…" />}
      failed="Failed to load the error reports."
      empty={(groups) =>
        groups.length === 0 && (
          <EmptyState
            kind="nothing-yet"
            title="No error reports"
            hint="When a page of this app breaks, what happened is listed here."
            action={
              <Button variant="outline" onClick={props.onRefresh}>
                Refresh
              </Button>
            }
          />
        )
      }
    >
      {(groups) => <Reports {...props} errorGroups={groups} />}
    </Loaded>
  </section>
)

const Reports = (props: ReportsPanelProps & { errorGroups: readonly ErrorGroup[] }) => {
  const { errorGroups, severity, source, onSeverity, onSource, openId, onOpen, onDelete, onExport, onRefresh } = props
  const [search, setSearch] = useTyped(props.search, props.onSearch)
  const [problem, setProblem] = useState<string | null>(null)
  const isFound = useMemo(() => found(props.search), [props.search])
  const sources = [...new Set(errorGroups.map(({ latest }) => latest.source))]
  const shown = errorGroups.filter(
    (group) =>
      isFound(group) &&
      (!severity || group.latest.severity === severity) &&
      (!source || group.latest.source === source),
  )
  const open = errorGroups.find(({ ids }) => openId !== null && ids.includes(openId))
  const isNarrowed = shown.length < errorGroups.length

  const clear = () => {
    setSearch('')
    onSeverity('')
    onSource('')
  }
  const remove = async (groups: readonly ErrorGroup[]) => {
    setProblem(null)
    const outcome = await onDelete(groups)
    if (!outcome.ok) return setProblem(outcome.failure.message)
    onOpen(null)
    await outcome.shown
    const count = outcome.answer
    announce(count === 1 ? 'Error report deleted' : `${count} error reports deleted`, { undo: outcome.undo })
  }
  return (
    <>
      {problem !== null && (
        <chakra.div mb="3">
          <Banner kind="error" detail={problem} onDismiss={() => setProblem(null)}>
            The error reports could not be deleted.
          </Banner>
        </chakra.div>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="3">
        <SearchBox label="Search error reports" hint="Message, page or person" value={search} onChange={setSearch} />
        <chakra.div minW="9rem">
          <SelectField
            label="Severity"
            hideLabel
            options={SEVERITY_OPTIONS}
            value={severity}
            onChange={({ currentTarget }) => onSeverity(currentTarget.value)}
          />
        </chakra.div>
        <chakra.div minW="9rem">
          <SelectField
            label="Source"
            hideLabel
            options={[
              { value: '', label: 'Any source' },
              ...sources.map((value) => ({ value, label: sourceText(value) })),
            ]}
            value={sources.includes(source) ? source : ''}
            onChange={({ currentTarget }) => onSource(currentTarget.value)}
          />
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="2" ms={{ md: 'auto' }}>
          <Button variant="ghost" onClick={onRefresh}>
            <RefreshCw size={16} aria-hidden />
            Refresh
          </Button>
          {shown.length > 0 && (
            <>
              <Button variant="outline" onClick={() => onExport(shown)}>
                <Download size={16} aria-hidden />
                Export
              </Button>
              <Button variant="outline" onClick={() => void remove(shown)}>
                {isNarrowed ? `Delete ${shown.length} shown` : 'Delete all'}
              </Button>
            </>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.p role="status" textStyle="small" color="fg.muted" mb="2">
        {isNarrowed ? `${shown.length} of ${errorsText(errorGroups.length)}` : errorsText(errorGroups.length)}
      </chakra.p>
      {shown.length === 0 ? (
        <EmptyState
          kind="no-match"
          title="No error reports match."
          action={
            <Button variant="outline" onClick={clear}>
              Clear filters
            </Button>
          }
        />
      ) : (
        <chakra.ul listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
          {shown.map((group) => (
            <ReportRow key={group.latest.id} {...{ group }} {...props} onOpen={() => onOpen(group.latest.id)} />
          ))}
        </chakra.ul>
      )}
      {open && (
        <ReportDrawer
          group={open}
          timeZone={props.timeZone}
          onClose={() => onOpen(null)}
          onExport={() => onExport([open])}
          onDelete={() => void remove([open])}
        />
      )}
    </>
  )
}

const errorsText = (count: number): string => counted(count, 'error')
