import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { User } from '@/domain/account/user'
import { contentRequirement, hasContentFor } from '@/domain/page/page-content'
import { PAGES, type Page, type PageKey } from '@/domain/page/pages'
import { administers } from '@/domain/permissions/access'
import type { Actor } from '@/domain/permissions/actor'
import { CAPABILITIES, type Capability, OWNER_CAPABILITIES } from '@/domain/permissions/capabilities'
import { isAllowed } from '@/domain/permissions/check'
import { permissionsText, requirementText } from '@/domain/permissions/needs'
import { type Viewed, viewedName } from '@/domain/permissions/viewed-role'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { Dialog } from '@/ui/kit/overlays/dialog'

export type ViewingBannerProps = {
  viewed: Viewed
  /** A user with only that role, or that person. */
  user: User
  actor: Actor
  onStop: () => void
}

export const ViewingBanner = ({ viewed, user, actor, onStop }: ViewingBannerProps) => {
  const name = viewedName(viewed)
  const [isOpen, setOpen] = useState(false)
  return (
    <chakra.div mb="4">
      <Banner
        kind="warning"
        detail={DETAILS['role' in viewed ? 'role' : 'person']}
        actions={
          <>
            <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
              What is missing
            </Button>
            <Button size="sm" onClick={onStop}>
              Stop viewing
            </Button>
          </>
        }
      >
        You are viewing the app as {name}.
      </Banner>
      {isOpen && <Missing name={name} user={user} actor={actor} onClose={() => setOpen(false)} />}
    </chakra.div>
  )
}

const DETAILS = {
  role: 'Menu, pages and data are those of this role. You can’t change anything while you view it.',
  person: 'Menu, pages and data are theirs. You can’t change anything while you view them.',
}

type Props = Pick<ViewingBannerProps, 'user' | 'actor'> & { name: string; onClose: () => void }

const Missing = ({ name, user, actor, onClose }: Props) => {
  const pages = Object.values<Page>(PAGES).filter(
    (page) => page.built && !(hasContentFor(user, page) && (!page.permission || isAllowed(user, page.permission))),
  )
  const deeds = [
    ...CAPABILITIES.filter(({ may }) => !may(actor)).map((one) => ({
      ...one,
      gives: permissionsText(one.needs, one.also),
    })),
    ...(administers(actor) ? [] : OWNER_CAPABILITIES).map((one) => ({ ...one, gives: 'the business owner' })),
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      title={`What ${name} does not have`}
      description="Each with the permission that would give it."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {pages.length + deeds.length === 0 && <p>Nothing. This role has every page and action.</p>}
      <Part title="Pages" lines={pages.map((page) => [page.title, neededToSee(page)])} />
      {pagesOf(deeds).map((key) => (
        <Part
          key={key}
          title={PAGES[key].title}
          lines={deeds.filter(({ page }) => page === key).map(({ label, gives }) => [label, gives])}
        />
      ))}
    </Dialog>
  )
}

/** The requirement of a page; My Day needs no permission but a crew membership. */
const neededToSee = (page: Page): string => {
  const requirement = contentRequirement(page)
  return requirement ? requirementText(requirement) : 'a place in a crew'
}

const pagesOf = (deeds: readonly Pick<Capability, 'page'>[]): PageKey[] => [...new Set(deeds.map(({ page }) => page))]

type PartProps = { title: string; lines: readonly (readonly [what: string, needs: string])[] }

const Part = ({ title, lines }: PartProps) =>
  lines.length > 0 && (
    <chakra.section mt="3" aria-label={title}>
      <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
      <chakra.ul listStyleType="none">
        {lines.map(([what, needs]) => (
          <li key={what}>
            {what}{' '}
            <chakra.span textStyle="small" color="fg.muted">
              needs {needs}
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
