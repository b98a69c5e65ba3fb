import { chakra } from '@chakra-ui/react'
import type { ListedClient } from '@/domain/client/filter'
import type { planFormSchema } from '@/domain/service-plan/plan-form'
import type { PlanTemplate } from '@/domain/service-plan/template'
import { BILLING_CYCLES, CHARGE_BILLING } from '@/domain/service-plan/vocabulary'
import { chargeBillingHint, chargeBillingText, planWord, priceText } from '@/domain/service-plan/words'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { DateField } from '@/ui/kit/fields/text-field'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import type { FormOf } from '@/ui/kit/forms/schema-check'
import { ClientPicker } from '@/ui/shared/pickers/client-picker'
import { optionsOf } from '../terms/options-of'

type Props = {
  form: FormOf<ReturnType<typeof planFormSchema>>
  templates: Loadable<readonly PlanTemplate[]>
  clients: Loadable<readonly ListedClient[]>
  seesPrices: boolean
  setsBilling: boolean
}

const CYCLES = BILLING_CYCLES.map((value) => ({ value, label: planWord(value) }))

/** Client, template, start, cycle and instructions (PLAN-06). A template sets the billing cycle. */
export const CreatePlanFields = ({ form, templates, clients, seesPrices, setsBilling }: Props) => {
  const { form: typed, text, choice, edit, errors } = form
  const offered = templates.state === 'ready' ? templates.value.filter(({ active }) => active) : []
  const client = clients.state === 'ready' ? clients.value.find(({ id }) => id === typed.client_id) : undefined
  return (
    <FormGrid gap="4">
      <Span of={6}>
        <ClientPicker
          label="Select Client"
          clients={clients}
          chosen={client}
          onChoose={({ id, properties }) => edit({ client_id: id, property_id: properties[0]?.id ?? null })}
          onAdd={null}
          error={errors.client_id}
        />
      </Span>
      {client && client.properties.length > 1 && (
        <Span of={6}>
          <SelectField
            label="Property"
            name="property_id"
            value={String(typed.property_id ?? client.properties[0]?.id ?? '')}
            options={client.properties.map(({ id, property_name, address }) => ({
              value: String(id),
              label: property_name ? `${property_name} – ${address}` : address,
            }))}
            error={errors.property_id}
            onChange={({ currentTarget }) => edit({ property_id: Number(currentTarget.value) })}
          />
        </Span>
      )}
      <Span of={6}>
        {templates.state === 'failed' && (
          <chakra.div mb="2">
            <Banner kind="warning" detail={templates.failure.message} onRetry={templates.retry}>
              Failed to load plan templates. Please try again.
            </Banner>
          </chakra.div>
        )}
        {templates.state === 'ready' && offered.length === 0 && (
          <chakra.div mb="2">
            <Banner
              kind="info"
              actions={
                <TextLink to="/dashboard/service-plans" search={{ create: true }}>
                  New Template
                </TextLink>
              }
            >
              A plan is made from an active template, and there is none yet.
            </Banner>
          </chakra.div>
        )}
        <SelectField
          label="Select Template"
          name="template_id"
          value={String(typed.template_id ?? '')}
          options={[
            { value: '', label: templates.state === 'loading' ? 'Loading templates…' : 'Choose one' },
            ...offered.map((template) => ({
              value: String(template.id),
              label: seesPrices ? `${template.name} – ${priceText(template)}` : template.name,
            })),
          ]}
          error={errors.template_id}
          onChange={({ currentTarget }) => {
            const template = offered.find(({ id }) => String(id) === currentTarget.value)
            edit(
              template
                ? {
                    template_id: template.id,
                    billing_cycle: template.billing_cycle,
                    charge_billing: template.charge_billing,
                  }
                : { template_id: null },
            )
          }}
        />
      </Span>
      <Span of={3}>
        <DateField label="Start Date" {...text('start_date')} />
      </Span>
      <Span of={3}>
        <SelectField label="Billing Cycle" options={CYCLES} {...choice('billing_cycle', BILLING_CYCLES)} />
      </Span>
      {setsBilling && (
        <Span of={6}>
          <SelectField
            label="Bill charges"
            options={optionsOf(CHARGE_BILLING, chargeBillingText)}
            hint={chargeBillingHint(typed.charge_billing)}
            {...choice('charge_billing', CHARGE_BILLING)}
          />
        </Span>
      )}
      <Span of={6}>
        <TextAreaField
          label="Special Instructions"
          optional
          rows={3}
          hint="Every visit shows them to the crew."
          {...text('special_instructions')}
        />
      </Span>
    </FormGrid>
  )
}
