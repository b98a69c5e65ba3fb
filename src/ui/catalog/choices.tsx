import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { readable } from '@/domain/text/wording'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'

type ChoicesProps<Word extends string> = {
  label: string
  words: readonly Word[]
  chosen: readonly Word[]
  onChange: (chosen: Word[]) => void
}

export const Choices = <Word extends string>({ label, words, chosen, onChange }: ChoicesProps<Word>) => {
  const id = useId()
  return (
    <chakra.div role="group" aria-labelledby={id}>
      <chakra.p id={id} textStyle="small" fontWeight="medium">
        {label}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" columnGap="4">
        {words.map((word) => (
          <CheckboxField
            key={word}
            label={readable(word)}
            checked={chosen.includes(word)}
            onChange={({ currentTarget }) =>
              onChange(words.filter((each) => (each === word ? currentTarget.checked : chosen.includes(each))))
            }
          />
        ))}
      </chakra.div>
    </chakra.div>
  )
}
