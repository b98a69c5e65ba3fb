import { chakra } from '@chakra-ui/react'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Currency } from '@/domain/account/vocabulary'
import type { estimateFormSchema, LineForm } from '@/domain/estimate/form'
import { newLine, nextLineId } from '@/domain/estimate/form'
import { type EstimateTemplate, lineFrom, templateLabel } from '@/domain/estimate/template'
import { MOST_LINES } from '@/domain/line-items/line-item'
import { amountIn } from '@/domain/money/amount-in'
import { centsFromDollars } from '@/domain/money/money'
import { searchBy } from '@/domain/text/search'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Combobox } from '@/ui/kit/fields/combobox/combobox'
import type { FormOf } from '@/ui/kit/forms/schema-check'
import { duplicated, moved, placeOf } from './edit-lines'
import { LineHead, LineRow, linesCss } from './line-row'

type Props = {
  form: FormOf<ReturnType<typeof estimateFormSchema>>
  currency: Currency
  templates: Loadable<readonly EstimateTemplate[]> | null
  /** Lawn area of the property in sq ft, the quantity of area-priced work. */
  lawnSqft: number | null
  now: () => number
}

const OFFERED = 30

const findsTemplates = searchBy((template: EstimateTemplate) => [templateLabel(template), template.description])

const focusOn = (name: string) => document.getElementsByName(name)[0]?.focus()

const hasCostError = (errors: Readonly<Record<string, unknown>>, at: number) =>
  (['labor_hours', 'material_cost', 'equipment_cost', 'markup_percentage'] as const).some(
    (field) => errors[placeOf(at, field)] !== undefined,
  )

/** Editable line items (EST-05), from the catalog or custom, fully usable by keyboard. */
export const LineItems = ({ form, currency, templates, lawnSqft, now }: Props) => {
  const lines = form.form.line_items
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const adding = useRef<HTMLDivElement>(null)
  const put = (line_items: LineForm[]) => form.edit({ line_items })
  const isFull = lines.length >= MOST_LINES

  const add = (line: LineForm, field: keyof LineForm) => {
    flushSync(() => put([...lines, line]))
    focusOn(placeOf(lines.length, field))
  }
  const addCustom = () => add(newLine(nextLineId(lines, now())), 'service_name')
  const addFrom = (key: string) => {
    const template = templates?.state === 'ready' && templates.value.find(({ id }) => String(id) === key)
    if (template) add(lineFrom(nextLineId(lines, now()), template, lawnSqft), 'quantity')
  }
  /** Focus follows the line: to its former field, else to the handle. */
  const move = (at: number, by: number, field?: keyof LineForm) => {
    const line = lines[at]
    if (!line || !lines[at + by]) return
    flushSync(() => put(moved(lines, at, at + by)))
    if (field) focusOn(placeOf(at + by, field))
    else document.querySelector<HTMLElement>(`[data-line-handle="${line.id}"]`)?.focus()
  }
  const toggle = (id: number) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  /** Enter moves down a column and adds a line after the last; Alt with an arrow moves the line. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [, at, field] = (event.target as HTMLInputElement).name?.split('.') ?? []
    if (at === undefined || field === undefined) return
    const by = event.key === 'ArrowUp' ? -1 : 1
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      return move(Number(at), by, field as keyof LineForm)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const next = Number(at) + 1
    if (next < lines.length) focusOn(placeOf(next, field as keyof LineForm))
    else if (!isFull) addCustom()
  }

  return (
    <chakra.section aria-label="Line items" css={linesCss} onKeyDown={onKeyDown}>
      <chakra.div display="flex" alignItems="baseline" gap="3" mb="2">
        <chakra.h3 textStyle="heading">Line items</chakra.h3>
        {lines.length > 1 && (
          <chakra.span textStyle="small" color="fg.muted" display={{ base: 'none', lg: 'inline' }}>
            Drag a line to move it, or press Alt and ↑ or ↓ in it.
          </chakra.span>
        )}
      </chakra.div>
      {lines.length > 0 && <LineHead currency={currency} />}
      {lines.length > 0 && (
        <chakra.ul listStyleType="none" mb="3" borderBottomWidth="1px">
          {lines.map((line, at) => (
            <LineRow
              key={line.id}
              line={line}
              at={at}
              currency={currency}
              packages={form.form.packages}
              errors={form.errors}
              showsCosts={open.has(line.id) || hasCostError(form.errors, at)}
              isLast={at === lines.length - 1}
              onLine={(field, changed) => form.editAt(placeOf(at, field), { line_items: lines.with(at, changed) })}
              onCosts={() => toggle(line.id)}
              onMove={(by) => move(at, by)}
              onDuplicate={() => {
                flushSync(() => put(duplicated(lines, at, now())))
                focusOn(placeOf(at + 1, 'service_name'))
              }}
              onRemove={() => {
                flushSync(() => put(lines.toSpliced(at, 1)))
                if (lines.length > 1) focusOn(placeOf(Math.min(at, lines.length - 2), 'service_name'))
                // Without lines, focus the field for a new one.
                else adding.current?.querySelector<HTMLElement>('input, button')?.focus()
              }}
              onDropped={(id) =>
                put(
                  moved(
                    lines,
                    lines.findIndex((each) => each.id === id),
                    at,
                  ),
                )
              }
            />
          ))}
        </chakra.ul>
      )}
      {templates?.state === 'failed' && (
        <chakra.div mb="3">
          <Banner kind="warning" detail={templates.failure.message} onRetry={templates.retry}>
            The catalog could not be loaded. You can still add custom items.
          </Banner>
        </chakra.div>
      )}
      <chakra.div
        ref={adding}
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: '1fr', sm: 'minmax(0, 1fr) auto' }}
        alignItems="end"
      >
        {templates && !isFull && (
          <Combobox
            key={lines.length}
            name="template"
            label="Add from the catalog"
            listLabel="Services"
            placeholder="Search services"
            find={templates.state === 'ready' ? (typed) => found(templates.value, typed, currency) : null}
            chosen=""
            onChoose={addFrom}
            none="No service found. Add a custom item."
          />
        )}
        <ActionButton
          variant="outline"
          disabledReason={isFull ? `An estimate has ${MOST_LINES} lines at most.` : null}
          onClick={addCustom}
        >
          <Plus size={16} aria-hidden />
          Custom Item
        </ActionButton>
      </chakra.div>
    </chakra.section>
  )
}

const found = (templates: readonly EstimateTemplate[], typed: string, currency: Currency) => {
  const matching = templates.filter(findsTemplates(typed))
  return {
    found: matching.slice(0, OFFERED).map((template) => ({
      key: String(template.id),
      text: templateLabel(template),
      detail: priceText(template, currency),
    })),
    more: Math.max(0, matching.length - OFFERED),
  }
}

/** `$120.00 each · 1 h` */
const priceText = ({ base_price, unit, estimated_time_hours }: EstimateTemplate, currency: Currency): string =>
  [
    `${amountIn(centsFromDollars(base_price), currency)} ${unit === 'each' ? unit : `per ${unit}`}`,
    estimated_time_hours && `${estimated_time_hours} h`,
  ]
    .filter(Boolean)
    .join(' · ')
