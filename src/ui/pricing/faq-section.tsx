import { chakra } from '@chakra-ui/react'
import { FAQ } from './faq'

const Entry = chakra('details', {
  base: {
    borderTopWidth: '1px',
    '&:last-of-type': { borderBottomWidth: '1px' },
    '& > summary': { py: '3.5', fontWeight: 'medium', cursor: 'pointer', borderRadius: 'sm' },
    '& > summary:hover': { color: 'accent.fg' },
    '& > p': { pb: '4', color: 'fg.muted', maxW: '42rem' },
  },
})

/** Questions with their answers behind them (LAND-02, LAND-09). */
export const FaqSection = () => (
  <chakra.section aria-labelledby="faq" maxW="xl" mx="auto" width="100%">
    <chakra.h2 id="faq" textStyle="title" mb="4">
      Frequently asked questions
    </chakra.h2>
    {FAQ.map(({ question, answer }) => (
      <Entry key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </Entry>
    ))}
  </chakra.section>
)
