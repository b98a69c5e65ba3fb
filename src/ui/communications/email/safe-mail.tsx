import { chakra } from '@chakra-ui/react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo } from 'react'
import { blockedWords } from '@/domain/messaging/email-safety'
import { counted } from '@/domain/text/wording'
import { Banner } from '@/ui/kit/feedback/banner'
import { cleanMail, type MailLink } from './clean-mail'
import { FRAME_SANDBOX, frameDocument, frameHeight } from './mail-frame'

type Props = {
  html: string
  /** Names the frame for screen readers: `Email from Helen Brandt`. */
  title: string
}

/** A mail's HTML, cleaned and in a frame of its own that forbids everything but pictures inside the mail. */
export const SafeMail = ({ html, title }: Props) => {
  const mail = useMemo(() => cleanMail(html), [html])
  const blocked = blockedWords(mail.blocked)
  const warnings = mail.links.filter(({ warning }) => warning !== null)
  return (
    <chakra.div display="grid" gap="2" minW="0">
      {warnings.length > 0 && (
        <Banner kind="warning" below={<LinkList links={warnings} />}>
          {warnings.length === 1
            ? 'A link in this email leads somewhere other than it says.'
            : `${warnings.length} links in this email lead somewhere other than they say.`}
        </Banner>
      )}
      {blocked !== null && (
        <chakra.p textStyle="small" color="fg.muted">
          {blocked}
        </chakra.p>
      )}
      <chakra.iframe
        title={title}
        sandbox={FRAME_SANDBOX}
        referrerPolicy="no-referrer"
        srcDoc={frameDocument(mail)}
        w="full"
        bg="white"
        borderWidth="1px"
        borderRadius="md"
        height="var(--height)"
        style={{ '--height': `${frameHeight(mail)}px` } as React.CSSProperties}
      />
      {mail.links.length > 0 && (
        <chakra.details css={detailsCss}>
          <summary>
            <ChevronRight size={14} aria-hidden />
            {counted(mail.links.length, 'link')} in this email
          </summary>
          <LinkList links={mail.links} />
        </chakra.details>
      )}
    </chakra.div>
  )
}

/** Beyond this many, a mail lists links only to tire its reader. */
const MOST = 50

const LinkList = ({ links }: { links: readonly MailLink[] }) => {
  const each = new Map(links.map((link) => [`${link.href} ${link.text}`, link]))
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1" mt="1" textStyle="small">
      {[...each].slice(0, MOST).map(([key, { text, href, leadsTo, warning }]) => (
        <chakra.li key={key} overflowWrap="anywhere" title={href}>
          <bdi>{text || 'A link without text'}</bdi>: {warning ?? <bdi>{leadsTo}</bdi>}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

const detailsCss = {
  textStyle: 'small',
  color: 'fg.muted',
  '& summary': { display: 'inline-flex', alignItems: 'center', gap: '1', cursor: 'pointer', listStyle: 'none' },
  '&[open] summary svg': { transform: 'rotate(90deg)' },
} as const
