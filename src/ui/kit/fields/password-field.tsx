import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field'

/** AUTH-01 */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'end'>) => {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <chakra.button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          minW="12"
          px="2"
          py="1"
          textStyle="small"
          fontWeight="medium"
          color="accent.fg"
          borderRadius="sm"
          cursor="pointer"
          _hover={{ bg: 'bg.muted' }}
        >
          {shown ? 'Hide' : 'Show'}
        </chakra.button>
      }
    />
  )
}
