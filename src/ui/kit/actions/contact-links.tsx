import { chakra } from '@chakra-ui/react'
import ExternalLink from 'lucide-react/icons/external-link'
import { dialable, textable } from '@/domain/text/phone'
import { VisuallyHidden } from '../layout/visually-hidden'
import { ContactLink } from './text-link'

export const PhoneLinks = ({ phone }: { phone: string }) => (
  <chakra.span display="flex" flexWrap="wrap" columnGap="3">
    <ContactLink href={`tel:${dialable(phone)}`}>{phone}</ContactLink>
    <ContactLink href={`sms:${textable(phone)}`} aria-label={`Text ${phone}`}>
      Text
    </ContactLink>
  </chakra.span>
)

const MapsLink = ({ href, children }: { href: string; children: string }) => (
  <ContactLink href={href} target="_blank" rel="noreferrer">
    {children}
    <VisuallyHidden> (new tab)</VisuallyHidden>
    <ExternalLink
      size={14}
      aria-hidden
      style={{ display: 'inline', verticalAlign: '-2px', marginInlineStart: '4px' }}
    />
  </ContactLink>
)

export const MapLink = ({ place }: { place: string }) => (
  <MapsLink href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}>
    Open in maps
  </MapsLink>
)

/** Directions from the current location; phones open their map app. */
export const mapAddress = (place: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`

export const DirectionsLink = ({ place }: { place: string }) => <MapsLink href={mapAddress(place)}>Directions</MapsLink>
