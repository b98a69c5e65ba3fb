import { chakra } from '@chakra-ui/react'
import { TextLink } from '@/ui/kit/actions/text-link'
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

export const FaqSection = () => (
  <chakra.section
    aria-labelledby="faq"
    width="100%"
    display="grid"
    columnGap="12"
    rowGap="4"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' }}
  >
    <div>
      <chakra.h2 id="faq" textStyle="title">
        Frequently asked questions
      </chakra.h2>
      <chakra.p mt="2" color="fg.muted">
        Something else? <TextLink to="/contact">Ask us</TextLink>
      </chakra.p>
    </div>
    <div>
      {FAQ.map(({ question, answer }) => (
        <Entry key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </Entry>
      ))}
    </div>
  </chakra.section>
)
