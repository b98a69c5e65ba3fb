import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '../feedback/spinner'
import { buttonRecipe } from './button-recipe'

const Face = chakra('button', buttonRecipe)

export type ButtonProps = ComponentProps<typeof Face> & {
  /** Busy: shows a ring, keeps the focus and swallows clicks, so that nothing is sent twice. */
  loading?: boolean
  /** What to say in the meantime: "Signing in...". */
  loadingLabel?: string
}

const swallow = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A button: `variant` solid, outline, ghost or danger; `size` sm, md or lg. A link that looks like one is `<Button asChild><AppLink/></Button>`.
 * An action that cannot be done now and has to say why is an `ActionButton`.
 */
export const Button = ({ loading = false, loadingLabel, asChild, children, ...rest }: ButtonProps) => {
  if (asChild) {
    return (
      <Face {...rest} asChild>
        {children}
      </Face>
    )
  }
  if (!loading) {
    return (
      <Face type="button" {...rest}>
        {children}
      </Face>
    )
  }
  return (
    <Face type="button" {...rest} aria-busy aria-disabled onClick={swallow}>
      <Spinner />
      {loadingLabel ?? children}
    </Face>
  )
}
