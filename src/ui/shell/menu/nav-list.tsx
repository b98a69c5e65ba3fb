import { chakra } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { memo, useEffect, useRef } from 'react'
import type { Page } from '@/domain/page/pages'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Badge } from '@/ui/kit/feedback/badge'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { Tooltip } from '@/ui/kit/overlays/tooltip'
import { grouped, isActive } from './navigation'
import { PAGE_ICONS } from './page-icons'

const Entry = chakra(AppLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '9',
    px: '2.5',
    borderRadius: 'md',
    color: 'var(--nav-fg)',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    _hover: { bg: 'var(--nav-hover)', color: 'var(--nav-strong)' },
    _currentPage: {
      bg: 'var(--nav-active)',
      color: 'var(--nav-strong)',
      boxShadow: 'inset 3px 0 0 {colors.rail.focus}',
    },
    _focusVisible: { outlineColor: 'var(--nav-focus)', outlineOffset: '-2px' },
  },
})

/** What waits on pages, by path; without those where nothing does. */
export type MenuCounts = Readonly<Record<string, number>>

type Props = {
  pages: readonly Page[]
  path: string
  counts?: MenuCounts
  /** Icons only; names become tooltips. */
  collapsed?: boolean
}

/** NAV-02 to NAV-04 */
export const NavList = ({ pages, path, counts = {}, collapsed = false }: Props) => (
  <chakra.nav aria-label="Main" flex="1" minH="0" overflowY="auto" px="2" py="2">
    {grouped(pages).map(({ title, pages: inGroup }) => (
      <chakra.div key={title ?? 'top'} mb="3">
        {title && !collapsed && (
          <chakra.p textStyle="overline" color="var(--nav-muted)" px="2.5" py="1">
            {title}
          </chakra.p>
        )}
        <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="0.5">
          {inGroup.map((page) => (
            <li key={page.path}>
              <NavEntry
                page={page}
                active={isActive(page.path, path)}
                count={counts[page.path] ?? 0}
                collapsed={collapsed}
              />
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    ))}
  </chakra.nav>
)

/** Runs after the next frame, because measuring earlier would force an extra layout. Returns a cancel function. */
const afterPaint = (work: () => void) => {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Scrolls the active entry of a long menu into view. */
const useInSight = (active: boolean) => {
  const router = useRouter()
  const entry = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!active) return
    let cancel = () => {}
    const show = () => {
      cancel()
      cancel = afterPaint(() => entry.current?.scrollIntoView?.({ block: 'nearest' }))
    }
    show()
    // After rendering, the router restores the menu's previous scroll position.
    const stop = router.subscribe('onRendered', () => {
      show()
      stop()
    })
    return () => {
      stop()
      cancel()
    }
  }, [active, router])
  return entry
}

type EntryProps = { page: Page; active: boolean; count: number; collapsed: boolean }

/** Memoized, because every notice rerenders the frame. */
const NavEntry = memo(({ page, active, count, collapsed }: EntryProps) => {
  const Icon = PAGE_ICONS[page.icon]
  const current = { ref: useInSight(active), ...(active ? ({ 'aria-current': 'page' } as const) : {}) }
  if (!collapsed) {
    return (
      <Entry to={page.path} {...current}>
        <Icon size={18} aria-hidden style={{ flexShrink: 0 }} />
        {page.title}
        {count > 0 && (
          <chakra.span ms="auto">
            <Badge tone="info">
              {count}
              <VisuallyHidden> unread</VisuallyHidden>
            </Badge>
          </chakra.span>
        )}
      </Entry>
    )
  }
  const name = count > 0 ? `${page.title}, ${count} unread` : page.title
  return (
    <Tooltip content={name}>
      <Entry to={page.path} {...current} aria-label={name} justifyContent="center" px="0" position="relative">
        <Icon size={18} aria-hidden />
        {count > 0 && (
          <chakra.span
            aria-hidden
            position="absolute"
            top="1.5"
            right="2.5"
            width="8px"
            height="8px"
            borderRadius="full"
            bg="var(--nav-strong)"
          />
        )}
      </Entry>
    </Tooltip>
  )
})
