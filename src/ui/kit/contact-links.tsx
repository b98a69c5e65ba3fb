import { chakra } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { dialable, textable } from '@/domain/phone'
import { ContactLink } from './text-link'
import { VisuallyHidden } from './visually-hidden'

/** A phone number that can be called, and written to. */
export const PhoneLinks = ({ phone }: { phone: string }) => (
  <chakra.span display="flex" flexWrap="wrap" columnGap="3">
    <ContactLink href={`tel:${dialable(phone)}`}>{phone}</ContactLink>
    <ContactLink href={`sms:${textable(phone)}`} aria-label={`Text ${phone}`}>
      Text
    </ContactLink>
  </chakra.span>
)

/** Shows a place on a map, in a new tab. */
export const MapLink = ({ place }: { place: string }) => (
  <ContactLink
    href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
    target="_blank"
    rel="noreferrer"
  >
    Open in maps
    <VisuallyHidden> (new tab)</VisuallyHidden>
    <ExternalLink
      size={14}
      aria-hidden
      style={{ display: 'inline', verticalAlign: '-2px', marginInlineStart: '4px' }}
    />
  </ContactLink>
)
