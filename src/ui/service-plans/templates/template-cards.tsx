import { chakra } from '@chakra-ui/react'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import { maySeePrices } from '@/domain/catalog/permissions'
import type { PlanTemplate } from '@/domain/service-plan/template'
import { contractText, planWord, priceText } from '@/domain/service-plan/words'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Menu } from '@/ui/kit/actions/menu'
import { ShowMore, useShowMore } from '@/ui/kit/actions/show-more'
import { menuItemsOf } from '@/ui/kit/records/actions/action-items'
import { type RecordContext, refusalOf } from '@/ui/kit/records/actions/definition'
import type { RecordActions } from '@/ui/kit/records/actions/use-record-actions'
import { TemplateActivityTag } from '../plan-tags'
import type { TemplateAction } from '../types'
import { templateRecords } from './records'

type Props = {
  templates: readonly PlanTemplate[]
  context: RecordContext
  actions: RecordActions<PlanTemplate, TemplateAction>
}

/** Side by side, stacked on a phone (PLAN-03). */
export const TemplateCards = ({ templates, context, actions }: Props) => {
  const { shown, onMore } = useShowMore(templates)
  return (
    <>
      <chakra.ul
        aria-label="Plan templates"
        listStyleType="none"
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
        pb="4"
      >
        {shown.map((template) => (
          <li key={template.id}>
            <TemplateCard template={template} context={context} actions={actions} />
          </li>
        ))}
      </chakra.ul>
      <ShowMore onMore={onMore} />
    </>
  )
}

const MENU = ['activate', 'deactivate', 'remove'] as const satisfies readonly TemplateAction[]

const TemplateCard = ({ template, context, actions }: Omit<Props, 'templates'> & { template: PlanTemplate }) => {
  const { name, description, category, frequency, min_contract_months, active } = template
  const definition = templateRecords(context.actor)
  const { busy, failure } = actions.activity.get(template.id) ?? {}
  const refusal = (what: TemplateAction) => {
    const action = definition.actions.find(({ id }) => id === what)
    return action ? refusalOf(definition, action, template, context, busy) : null
  }
  const of = { definition, context, record: template, busy, act: actions.act }
  const items = MENU.flatMap((what) =>
    definition.actions.find(({ id }) => id === what)?.passed?.(template) ? [] : menuItemsOf(of, what),
  )
  return (
    <chakra.article
      aria-label={name}
      display="flex"
      flexDirection="column"
      gap="3"
      h="full"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
    >
      <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
        <chakra.div minW="0">
          <chakra.h2 textStyle="heading" overflowWrap="anywhere">
            {name}
          </chakra.h2>
          <chakra.p textStyle="small" color="fg.muted">
            {planWord(category)}
          </chakra.p>
        </chakra.div>
        <TemplateActivityTag active={active} />
      </chakra.div>
      {description && (
        <chakra.p
          textStyle="small"
          overflowWrap="anywhere"
          css={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' }}
        >
          {description}
        </chakra.p>
      )}
      <chakra.dl
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="4"
        rowGap="1"
        textStyle="small"
        css={{ '& dt': { color: 'fg.muted' }, '& dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
      >
        <dt>Frequency</dt>
        <dd>{planWord(frequency)}</dd>
        {maySeePrices(context.actor) && (
          <>
            <dt>Price</dt>
            <dd>{priceText(template)}</dd>
          </>
        )}
        <dt>Min contract</dt>
        <dd>{contractText(min_contract_months)}</dd>
      </chakra.dl>
      {failure && (
        <chakra.p role="alert" textStyle="small" color="danger.fg">
          {failure}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="auto">
        <ActionButton size="sm" disabledReason={refusal('use')} onClick={() => actions.act('use', [template])}>
          Use Template
        </ActionButton>
        <ActionButton
          size="sm"
          variant="outline"
          aria-label={`Edit ${name}`}
          disabledReason={refusal('edit')}
          onClick={() => actions.act('edit', [template])}
        >
          <Pencil size={14} aria-hidden />
          Edit
        </ActionButton>
        <Menu
          label={`Actions for ${name}`}
          trigger={
            <Button size="sm" variant="ghost" ms="auto" aria-label={`More actions for ${name}`}>
              <Ellipsis size={16} aria-hidden />
            </Button>
          }
          items={items}
        />
      </chakra.div>
    </chakra.article>
  )
}
