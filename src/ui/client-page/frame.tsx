import { chakra } from '@chakra-ui/react'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '@/domain/account/vocabulary'
import type { PageBusiness } from '@/domain/client-page/business'
import { placeLines } from '@/domain/documents/customer-document'
import { dialable } from '@/domain/text/phone'
import { SelectField } from '@/ui/kit/fields/select-field'
import { Note } from './parts'
import type { Words } from './words/en'
import type { Speech } from './words/speech'

type Props = {
  business: PageBusiness | null
  speech: Speech
  languageFailed: boolean
  onLanguage: (language: Language) => void
  foot?: ReactNode
  children: ReactNode
}

const isLanguage = (text: string): text is Language => LANGUAGES.some((each) => each === text)

export const PageFrame = ({ business, speech, languageFailed, onLanguage, foot, children }: Props) => (
  <chakra.div lang={speech.language} minH="100dvh" bg="bg" fontSize="md" display="flex" flexDirection="column">
    <meta name="referrer" content="no-referrer" />
    <meta name="robots" content="noindex" />
    <chakra.header bg="bg.panel" borderBottomWidth="1px" _print={{ display: 'none' }}>
      <chakra.div css={columnCss} display="flex" alignItems="center" gap="3" py="3">
        {business?.logo && <chakra.img src={business.logo} alt="" maxH="10" maxW="8rem" />}
        <chakra.p flex="1" minW="0" fontWeight="semibold" fontSize="lg" overflowWrap="anywhere">
          {business?.name}
        </chakra.p>
        <SelectField
          label={speech.words.language}
          hideLabel
          minH="11"
          value={speech.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }))}
          onChange={(event) => {
            const chosen = event.currentTarget.value
            if (isLanguage(chosen)) onLanguage(chosen)
          }}
        />
      </chakra.div>
    </chakra.header>
    <chakra.main flex="1" css={columnCss} py={{ base: '6', sm: '10' }} display="grid" gap="8" alignContent="start">
      {languageFailed && <Note tone="danger" title={speech.words.languageFailed} />}
      {children}
    </chakra.main>
    {business && (
      <chakra.footer borderTopWidth="1px" bg="bg.panel" _print={{ display: 'none' }}>
        <chakra.div css={columnCss} py="6" display="grid" gap="3">
          <chakra.p fontWeight="medium">{speech.words.contact}</chakra.p>
          <ContactWays business={business} words={speech.words} />
          <chakra.p textStyle="small" color="fg.muted">
            {[business.name, ...placeLines(business)].join(' · ')}
          </chakra.p>
          {foot && (
            <chakra.p textStyle="small" color="fg.muted">
              {foot}
            </chakra.p>
          )}
        </chakra.div>
      </chakra.footer>
    )}
  </chakra.div>
)

export const ContactWays = ({ business: { phone, email }, words }: { business: PageBusiness; words: Words }) => (
  <chakra.p display="flex" flexWrap="wrap" columnGap="6" rowGap="1" css={waysCss}>
    {phone && (
      <a href={`tel:${dialable(phone)}`}>
        <Phone size={18} aria-hidden />
        {words.call(phone)}
      </a>
    )}
    {email && (
      <a href={`mailto:${email}`}>
        <Mail size={18} aria-hidden />
        {words.mail(email)}
      </a>
    )}
  </chakra.p>
)

const columnCss = {
  width: 'full',
  maxWidth: 'calc(8.5in + 4rem)',
  mx: 'auto',
  px: { base: '4', sm: '8' },
  minWidth: '0',
} as const

const waysCss = {
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    color: 'accent.fg',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
  '& svg': { flexShrink: '0' },
} as const
