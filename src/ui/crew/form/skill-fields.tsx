import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { skillName } from '@/domain/crew/form'
import { skillsInOrder } from '@/domain/scheduling/skill'
import { limitOf } from '@/domain/text/text-limit'
import { Button } from '@/ui/kit/actions/button'
import { StatusIcon } from '@/ui/kit/feedback/status-icon'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { TextField } from '@/ui/kit/fields/text-field'

type Props = {
  options: readonly string[]
  skills: readonly string[]
  error: string | undefined
  onToggle: (skill: string, isOn: boolean) => void
}

/** Checkboxes and free text, which is added on blur. */
export const SkillFields = ({ options, skills, error, onToggle }: Props) => {
  const [typed, setTyped] = useState('')
  const add = () => {
    onToggle(typed, true)
    setTyped('')
  }
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))" columnGap="3">
        {skillsInOrder([...options, ...skills]).map((skill) => (
          <CheckboxField
            key={skill}
            label={skill}
            name="skills"
            checked={skills.includes(skill)}
            onChange={({ currentTarget }) => onToggle(skill, currentTarget.checked)}
          />
        ))}
      </chakra.div>
      <chakra.div display="flex" gap="2" alignItems="flex-end" maxW="24rem">
        <chakra.div flex="1" minW="0">
          <TextField
            label="Another skill"
            optional
            value={typed}
            limit={limitOf(skillName)}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed.trim() === '') return
              event.preventDefault()
              add()
            }}
          />
        </chakra.div>
        <Button variant="outline" onClick={add}>
          Add skill
        </Button>
      </chakra.div>
      {error !== undefined && (
        <chakra.p display="flex" gap="1" alignItems="center" textStyle="small" color="danger.fg">
          <StatusIcon kind="error" size={14} />
          {error}
        </chakra.p>
      )}
    </chakra.div>
  )
}
