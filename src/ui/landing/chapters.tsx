import { chakra } from '@chakra-ui/react'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Chapter } from './chapter'
import { People } from './people'
import { PhoneShot, Shot } from './shot'

export const Chapters = () => (
  <>
    <Chapter
      title="Plan tomorrow before your coffee gets cold"
      lead="One click proposes a crew and a time for every open job. You see what would change, take all of it or some of it, and undo it if you change your mind."
      points={[
        'Skills, working hours, promised windows and drive time are all kept.',
        'Drag a job, and the calendar shows what’s in the way before you let go.',
        'Rain or a sick call? Move the day’s work in one step.',
      ]}
      show={
        <Shot
          name="calendar"
          width={1560}
          height={1120}
          onPhones={{ name: 'calendar-phone', width: 780, height: 1040 }}
          alt="The calendar of a day: a lane for each crew member, with jobs, drive times and what still waits for a crew."
        />
      }
    />
    <Chapter
      title="Everyone knows what’s next"
      lead="Your crew opens one page on the phone. So does your client. The office doesn’t have to answer the same call twice."
      raised
      side="below"
      show={<Phones />}
    />
    <Chapter
      title="Finished work turns into paid invoices"
      lead="Completed jobs and due plan charges wait in one list. Pick them, and the invoices are drafted, each job billed exactly once."
      points={[
        'Clients pay by card from a link. Checks and cash take two clicks.',
        'See who owes you, and for how long.',
        'Statements and books agree to the cent.',
      ]}
      side="left"
      show={
        <Shot
          name="invoices"
          width={1560}
          height={1120}
          onPhones={{ name: 'invoices-phone', width: 780, height: 1040 }}
          alt="The list of invoices with what is outstanding, by age, and what was paid this month."
        />
      }
    />
    <Chapter
      title="Every change has a name and a way back"
      lead="Who moved the job? When did the price change? It’s in the history, with the value before and after. A mistake is one Undo away."
      points={[
        'Nothing you type gets lost, even when the page closes in the middle of a save.',
        'In the field without a signal? Each step is kept on the phone and sent later.',
      ]}
      raised
      show={
        <Shot
          name="history"
          width={1080}
          height={750}
          onPhones={{ name: 'history-phone', width: 780, height: 900 }}
          alt="The history of a job: who drove to it, who started it and who took that back, each with the status before and after."
        />
      }
    />
    <Chapter
      title="Everyone sees their own part"
      lead={
        <>
          Roles decide who sees prices, who plans and who just gets the day’s stops.{' '}
          <TextLink to="/demo">Try it as each of them</TextLink>
        </>
      }
      side="below"
      show={<People />}
    />
  </>
)

const PHONES = [
  {
    name: 'my-day-phone',
    title: 'Your crew: the day’s stops',
    text: 'Directions, gate codes and what to do. Photos and a signature when it’s done. It works without a signal, too.',
    alt: 'My Day on a phone: the next stop with its address, Directions and Call, and the stops after it.',
  },
  {
    name: 'client-phone',
    title: 'Your client: one page, no login',
    text: 'Upcoming visits, estimates to approve and sign, invoices to pay. In English, Spanish or French.',
    alt: 'A client’s page on a phone: an estimate that waits for approval, an invoice to pay, and the next visits.',
  },
  {
    name: 'overview-phone',
    title: 'You: the business in your pocket',
    text: 'What’s late, what has no crew and what the day is worth, between two jobs.',
    alt: 'The overview on a phone: what runs late, what has no crew, and today’s jobs.',
  },
] as const

const Phones = () => (
  <chakra.ul
    listStyle="none"
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
    columnGap={{ base: '6', lg: '12' }}
    rowGap="12"
    mt={{ md: '4' }}
  >
    {PHONES.map(({ name, title, text, alt }) => (
      // A phone already shows this picture at the top.
      <chakra.li key={name} display={{ base: name === 'overview-phone' ? 'none' : 'block', md: 'block' }}>
        <PhoneShot name={name} width={780} height={1240} alt={alt} />
        <chakra.h3 mt="6" textStyle="heading" textAlign="center">
          {title}
        </chakra.h3>
        <chakra.p mt="1" color="fg.muted" textAlign="center" textWrap="pretty">
          {text}
        </chakra.p>
      </chakra.li>
    ))}
  </chakra.ul>
)
