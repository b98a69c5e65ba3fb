import { chakra } from '@chakra-ui/react'
import { LineIcon } from '@/ui/kit/layout/line-icon'
import { PageColumn } from '@/ui/kit/layout/page-column'

const OUTCOMES = [
  {
    title: 'Fewer no-shows',
    text: 'Clients see when you’re coming on a page of their own, and get a text when the crew is on the way.',
    path: 'M22 17a2 2 0 0 1-2 2H6.83a2 2 0 0 0-1.41.59l-2.2 2.2A.71.71 0 0 1 2 21.29V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM7 11h10M7 15h6M7 7h8',
  },
  {
    title: 'The day planned in a minute',
    text: 'Groundwork proposes who does what, in which order. You look it over and take it, or change it by dragging.',
    path: 'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M3 9h18M9 15l2 2 4-4',
  },
  {
    title: 'Nothing forgotten',
    text: 'Late jobs, jobs without a crew and work you haven’t billed come up before a client calls about them.',
    path: 'M13 5h8M13 12h8M13 19h8M3 17l2 2 4-4M3 7l2 2 4-4',
  },
] as const

export const Outcomes = () => (
  <chakra.section aria-label="What you get" bg="bg.panel" borderBottomWidth="1px" py={{ base: '10', md: '12' }}>
    <PageColumn>
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        columnGap="10"
        rowGap="8"
      >
        {OUTCOMES.map(({ title, text, path }) => (
          <chakra.li key={title} display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1">
            <chakra.span
              gridRow="span 2"
              display="inline-flex"
              alignItems="center"
              justifyContent="center"
              boxSize="11"
              borderRadius="lg"
              bg="accent.subtle"
              color="accent.fg"
            >
              <LineIcon path={path} size={22} />
            </chakra.span>
            <chakra.h2 textStyle="title">{title}</chakra.h2>
            <chakra.p color="fg.muted">{text}</chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </PageColumn>
  </chakra.section>
)
