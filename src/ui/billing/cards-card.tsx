import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { brandMark } from '@/domain/card/card'
import { cardName, cardRemovalRefusal, type PaymentMethod, removalConsequence } from '@/domain/subscription/billing'
import { CARD_TEXTS } from '@/domain/subscription/texts'
import { dayAt } from '@/domain/time/calendar'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { lazyPart, usePreload } from '@/ui/kit/behavior/lazy-part'
import { Badge } from '@/ui/kit/feedback/badge'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { Problem } from './problem'
import { type CardAge, cardAge, expiryText, monthIn } from './rules/card-age'
import type { CardsProps } from './types'

const LazyConfirmDialog = lazyPart({
  name: 'The question',
  load: () => import('@/ui/kit/overlays/confirm-dialog').then(({ ConfirmDialog }) => ConfirmDialog),
  isOverlay: true,
})

/** BILL-01 to BILL-05 */
export const CardsCard = (props: CardsProps) => {
  const { setDefault, remove, onAdd, portal, refusal } = props
  return (
    <Card
      title="Payment methods"
      actions={
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <ActionButton
            variant="outline"
            size="sm"
            disabledReason={refusal}
            loading={portal.busy}
            loadingLabel="Opening..."
            onClick={portal.open}
          >
            Open payment portal
          </ActionButton>
          <ActionButton size="sm" disabledReason={refusal} onClick={onAdd}>
            Add card
          </ActionButton>
        </chakra.div>
      }
    >
      <chakra.div display="grid" gap="2">
        <Problem task={setDefault} text={CARD_TEXTS.set_default.failed} />
        <Problem task={remove} text={CARD_TEXTS.remove.failed} />
        <Cards {...props} />
      </chakra.div>
    </Card>
  )
}

const Cards = (props: CardsProps) => {
  const { cards, remove, subscription } = props
  const [asking, setAsking] = useState<PaymentMethod | null>(null)
  usePreload(LazyConfirmDialog)
  const close = () => setAsking(null)
  return (
    <Loaded
      of={cards}
      loading={<SkeletonLines count={4} label="Loading payment methods…" />}
      failed="Payment methods could not be loaded."
      empty={({ length }) =>
        length === 0 && (
          <EmptyState
            kind="nothing-yet"
            title="No payment method yet"
            hint="Add a card to keep your subscription running."
          />
        )
      }
    >
      {(savedCards) => (
        <>
          <chakra.ul listStyle="none" aria-label="Payment methods">
            {savedCards.map((card) => (
              <CardLine
                key={card.id}
                card={card}
                {...props}
                removalRefusal={cardRemovalRefusal({ cards: savedCards.length, subscription })}
                onRemove={() => setAsking(card)}
              />
            ))}
          </chakra.ul>
          {asking && (
            <LazyConfirmDialog
              open
              title="Remove this payment method?"
              object={cardName(asking)}
              confirmLabel="Remove"
              onClose={close}
              onCancel={close}
              onConfirm={() => {
                close()
                remove.run(asking)
              }}
            >
              {removalConsequence(asking, savedCards)}
            </LazyConfirmDialog>
          )}
        </>
      )}
    </Loaded>
  )
}

/** Decorative; the brand's name is beside it. */
const CardBrand = ({ brand }: { brand: string }) => (
  <img src={brandMark(brand)} alt="" width={38} height={24} style={{ flexShrink: 0 }} />
)

const AGES: Record<Exclude<CardAge, 'good'>, { tone: 'danger' | 'warning'; label: string }> = {
  expired: { tone: 'danger', label: 'Expired' },
  expiring: { tone: 'warning', label: 'Expires soon' },
}

const WAIT = 'Please wait a moment.'

type LineProps = CardsProps & {
  card: PaymentMethod
  /** Null when it can be removed. */
  removalRefusal: string | null
  onRemove: () => void
}

const CardLine = ({ card, setDefault, remove, refusal, removalRefusal, now, timeZone, onRemove }: LineProps) => {
  const age = cardAge(card, monthIn(dayAt(now, timeZone)))
  const name = cardName(card)
  const reasonBeside = (busy: PaymentMethod | null, other: PaymentMethod | null) =>
    refusal ?? (other || (busy && busy.id !== card.id) ? WAIT : null)
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <CardBrand brand={card.brand} />
      <chakra.div flex="1 1 12rem" minW="0">
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" fontWeight="medium">
          {name}
          {card.is_default && <Badge tone="accent">Default</Badge>}
          {age !== 'good' && <Badge tone={AGES[age].tone}>{AGES[age].label}</Badge>}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {age === 'expired' ? 'Expired' : 'Expires'} {expiryText(card)}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" gap="2" flexBasis={{ base: '100%', md: 'auto' }} ps={{ base: '3.125rem', md: '0' }}>
        {!card.is_default && (
          <ActionButton
            size="sm"
            variant="outline"
            disabledReason={reasonBeside(setDefault.busy, remove.busy)}
            loading={setDefault.busy?.id === card.id}
            loadingLabel="Saving..."
            onClick={() => setDefault.run(card)}
          >
            Set default <VisuallyHidden>{name}</VisuallyHidden>
          </ActionButton>
        )}
        <ActionButton
          size="sm"
          variant="outline"
          disabledReason={reasonBeside(remove.busy, setDefault.busy) ?? removalRefusal}
          loading={remove.busy?.id === card.id}
          loadingLabel="Removing..."
          onClick={onRemove}
        >
          Remove <VisuallyHidden>{name}</VisuallyHidden>
        </ActionButton>
      </chakra.div>
    </chakra.li>
  )
}
