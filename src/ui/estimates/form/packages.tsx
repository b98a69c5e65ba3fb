import { chakra } from '@chakra-ui/react'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { EstimateForm, estimateFormSchema } from '@/domain/estimate/form'
import { nextLineId } from '@/domain/estimate/form'
import { MOST_PACKAGES, NEW_LINE } from '@/domain/estimate/offer'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import type { FormOf } from '@/ui/kit/forms/schema-check'

type Props = { form: FormOf<ReturnType<typeof estimateFormSchema>>; now: () => number }

const NAMES = ['Good', 'Better', 'Best'] as const

/** Removes a package; its lines become part of every choice again. */
const withoutPackage = (form: EstimateForm, id: number): Partial<EstimateForm> => ({
  packages: form.packages.filter((each) => each.id !== id),
  recommended_package_id: form.recommended_package_id === id ? null : form.recommended_package_id,
  line_items: form.line_items.map((line) => (line.package_id === id ? { ...line, ...NEW_LINE } : line)),
})

/** Up to three alternatives for the client; each line names its package. */
export const Packages = ({ form, now }: Props) => {
  const { packages, recommended_package_id } = form.form
  const errorAt = (place: string) => form.errors[place as keyof typeof form.errors]
  const adding = useRef<HTMLButtonElement>(null)
  const isFull = packages.length >= MOST_PACKAGES
  const add = () => {
    const name = NAMES.find((each) => !packages.some((existing) => existing.name === each)) ?? ''
    form.edit({ packages: [...packages, { id: nextLineId(packages, now()), name, description: '' }] })
  }
  const rename = (at: number, field: 'name' | 'description', value: string) => {
    const current = packages[at]
    if (current) form.editAt(`packages.${at}.${field}`, { packages: packages.with(at, { ...current, [field]: value }) })
  }
  return (
    <chakra.section aria-label="Packages">
      <chakra.h3 textStyle="heading" mb="1">
        Packages
      </chakra.h3>
      <chakra.p textStyle="small" color="fg.muted" mb="2">
        {packages.length === 0
          ? 'Let your client choose: good, better or best. Or mark single lines as optional.'
          : 'Each line says which package it belongs to. Your client chooses one.'}
      </chakra.p>
      {packages.map(({ id, name, description }, at) => (
        <chakra.div
          key={id}
          role="group"
          aria-label={name || `Package ${at + 1}`}
          display="grid"
          gap="2"
          mb="2"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', sm: '12rem minmax(0, 1fr) auto' }}
        >
          <TextField
            label={`Name of package ${at + 1}`}
            hideLabel
            placeholder="Name"
            autoComplete="off"
            name={`packages.${at}.name`}
            value={name}
            error={errorAt(`packages.${at}.name`)}
            limit={form.limitAt(`packages.${at}.name`)}
            onChange={({ currentTarget }) => rename(at, 'name', currentTarget.value)}
          />
          <chakra.div gridColumn={{ base: '1 / -1', sm: 'auto' }} gridRow={{ base: '2', sm: 'auto' }}>
            <TextField
              label={`What ${name || 'it'} is about`}
              hideLabel
              placeholder="What it is about"
              autoComplete="off"
              name={`packages.${at}.description`}
              value={description}
              error={errorAt(`packages.${at}.description`)}
              limit={form.limitAt(`packages.${at}.description`)}
              onChange={({ currentTarget }) => rename(at, 'description', currentTarget.value)}
            />
          </chakra.div>
          <IconButton
            label={`Remove package ${name || at + 1}`}
            onClick={() => {
              flushSync(() => form.edit(withoutPackage(form.form, id)))
              const [next] = document.getElementsByName(`packages.${Math.min(at, packages.length - 2)}.name`)
              if (next) next.focus()
              else adding.current?.focus()
            }}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </chakra.div>
      ))}
      <chakra.div
        display="grid"
        gap="3"
        alignItems="end"
        gridTemplateColumns={{ base: '1fr', sm: packages.length > 1 ? '12rem auto 1fr' : 'auto 1fr' }}
      >
        {packages.length > 1 && (
          <SelectField
            label="Recommended"
            name="recommended_package_id"
            value={String(recommended_package_id ?? packages[0]?.id ?? '')}
            options={packages.map(({ id, name }, at) => ({ value: String(id), label: name || `Package ${at + 1}` }))}
            onChange={({ currentTarget }) => form.edit({ recommended_package_id: Number(currentTarget.value) })}
          />
        )}
        <ActionButton
          ref={adding}
          variant="outline"
          disabledReason={isFull ? `An estimate has ${MOST_PACKAGES} packages at most.` : null}
          onClick={add}
        >
          <Plus size={16} aria-hidden />
          Add package
        </ActionButton>
      </chakra.div>
    </chakra.section>
  )
}
