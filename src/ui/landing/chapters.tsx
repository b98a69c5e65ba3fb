import { chakra } from '@chakra-ui/react'
import { TextLink } from '@/ui/kit/text-link'
import { Chapter } from './chapter'
import { People } from './people'
import { Shot } from './shot'

/** What the product does, each with a picture of it or with a table. */
export const Chapters = () => (
  <>
    <Chapter
      title="Every job has a place and a next step"
      layout="beneath"
      show={
        <Shot
          name="board"
          width={1560}
          height={960}
          alt="The board: columns for scheduled, assigned, in progress and completed jobs, each with its count and its worth."
        />
      }
    >
      <p>
        A list for the office, a board for the morning. Drag a card, or move it from the keyboard; what you can’t do
        right now says why. Filters stay in the address, so you can send a view to someone else.
      </p>
      <p>
        Auto-Schedule gives the jobs without a crew to people who have the skill, the time and the shortest way there.
        If you see it differently, one click takes it all back.
      </p>
    </Chapter>
    <Chapter
      title="Every change has a name, a time and a way back"
      raised
      show={
        <Shot
          name="history"
          width={1080}
          height={750}
          alt="The history of a job: who drove to it, who started it and who took that back, each with the status before and after."
        />
      }
    >
      <p>
        A job’s history says who changed what, with the value before and the value after. It’s kept for good, and no one
        can rewrite it.
      </p>
      <p>Undo is offered for as long as nothing else was built on the change, and it is recorded like any other.</p>
    </Chapter>
    <Chapter title="Pick up where you left off" layout="beneath" show={<Points />}>
      <p>
        Every step is saved as it happens. Reload the page or close your laptop in the middle of a save: it picks up
        where it left off, and nothing is done twice.
      </p>
    </Chapter>
    <Chapter title="Everyone sees their own part" raised layout="beneath" show={<People />}>
      <p>
        What a person may see and do comes from their role. An action that is not theirs says so before it is tried.{' '}
        <TextLink to="/demo">See it as each of them</TextLink>
      </p>
    </Chapter>
  </>
)

const POINTS = [
  ['One key away', 'Ctrl K finds any page, action or job. Lists and boards work without a mouse.'],
  ['Two tabs, one truth', 'What you do in one tab shows up in the other right away.'],
  ['On a phone in the field', 'The same product, laid out for a thumb: the day’s jobs, an address, a button.'],
  ['Thousands of jobs', 'Long lists scroll and filter without waiting, and download as CSV.'],
  ['Light or dark', 'Follows your system or your choice, with roomy or compact rows.'],
  ['Nothing to install', 'It runs in the browser you have.'],
] as const

const Points = () => (
  <chakra.dl
    display="grid"
    gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
    columnGap="8"
    rowGap="5"
  >
    {POINTS.map(([name, text]) => (
      <chakra.div key={name} borderTopWidth="1px" pt="3">
        <chakra.dt textStyle="heading">{name}</chakra.dt>
        <chakra.dd mt="1" color="fg.muted">
          {text}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)
