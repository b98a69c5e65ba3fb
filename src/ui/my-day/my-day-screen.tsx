import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Job } from '@/domain/job/job'
import { counted } from '@/domain/text/wording'
import { type Day, formatLongDay } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { Meter } from '@/ui/kit/feedback/meter'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { LazyCompletion, LazyLostStop } from './lazy-parts'
import { NextStop } from './next-stop'
import { StepBar } from './step-bar'
import { StopLine } from './stop-line'
import type { MyDay, MyDayCommands, Stop } from './types'

type Props = { day: Loadable<MyDay>; commands: MyDayCommands; onRetry: () => void }

/** Once something is queued, a notice above the page replaces this. */
const OFFLINE_NOTE =
  'What you press is kept and sent when you’re back online. Keep this page open: it can’t load again without a network.'

export const MyDayScreen = ({ day, commands, onRetry }: Props) => {
  const [completing, setCompleting] = useState<Job | null>(null)
  return (
    <chakra.div
      w="full"
      maxW="40rem"
      mx="auto"
      display="flex"
      flexDirection="column"
      flex="1"
      gap="4"
      // Thumb-sized buttons, including those of notices.
      css={{ '& button': { minHeight: '11' }, '& [data-step-bar] button': { minHeight: '14' } }}
    >
      <Loaded
        of={day}
        loading={
          <>
            <PageHeader title="My Day" />
            <SkeletonLines count={8} label="Loading your day" />
          </>
        }
        failed="Your day could not be loaded."
      >
        {(shown) => (
          <>
            <Heading {...shown} />
            {shown.keptAt !== null && (
              <Banner kind="info" onRetry={onRetry} detail={shown.waits ? null : OFFLINE_NOTE}>
                No network. This is your day as of {shown.keptAt}.
              </Banner>
            )}
            {shown.lost.map((stop) => (
              <LazyLostStop key={stop.job.id} stop={stop} commands={commands} />
            ))}
            <Round {...shown} commands={commands} onComplete={setCompleting} />
          </>
        )}
      </Loaded>
      <LazyCompletion
        open={completing !== null}
        job={completing}
        commands={commands}
        onEnd={() => setCompleting(null)}
        onClose={() => setCompleting(null)}
      />
    </chakra.div>
  )
}

const Heading = ({ today, round: { next, later, done } }: MyDay) => {
  const all = done.length + later.length + (next ? 1 : 0)
  const progress = `${done.length} of ${counted(all, 'stop')} done`
  const day = formatLongDay(today)
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <PageHeader title="My Day" description={all > 0 ? `${day} · ${progress}` : day} />
      {all > 0 && <Meter label="Stops done" value={done.length} max={all} text={progress} />}
    </chakra.div>
  )
}

type RoundProps = MyDay & { commands: MyDayCommands; onComplete: (job: Job) => void }

const Round = ({ today, round: { next, later, done }, off, commands, onComplete }: RoundProps) => {
  if (!next && done.length === 0)
    return (
      <EmptyState
        kind="nothing-yet"
        titleAs="h2"
        title={off === null ? 'No stops today' : 'You’re off today'}
        hint={
          off === null ? 'New stops show up here as soon as you’re assigned.' : `${off}. Nothing is planned for you.`
        }
        action={<TextLink to="/dashboard/jobs">See your jobs</TextLink>}
      />
    )
  return (
    <>
      {next ? (
        <>
          <NextStop stop={next} today={today} />
          <StepBar stop={next} commands={commands} onComplete={onComplete} />
        </>
      ) : (
        <EmptyState kind="nothing-yet" titleAs="h2" title="All done for today" hint="Every stop is completed." />
      )}
      <Stops title="Then" today={today} stops={later} />
      <Stops title="Done" today={today} stops={done} />
    </>
  )
}

const Stops = ({ title, today, stops }: { title: string; today: Day; stops: readonly Stop[] }) =>
  stops.length === 0 ? null : (
    <section aria-label={title}>
      <chakra.h2 textStyle="heading" mb="2">
        {title}
      </chakra.h2>
      <chakra.ul listStyle="none" borderWidth="1px" borderRadius="lg" bg="bg.panel" overflow="hidden">
        {stops.map((stop) => (
          <StopLine key={stop.job.id} stop={stop} today={today} />
        ))}
      </chakra.ul>
    </section>
  )
