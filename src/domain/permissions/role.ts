import * as v from 'valibot'
import { id } from '../text/field'
import { isSameName } from '../text/same-name'

export const permissionSchema = v.object({ name: v.string(), resource: v.string(), action: v.string() })
export type Permission = v.InferOutput<typeof permissionSchema>

export const roleSchema = v.object({
  id,
  name: v.string(),
  scope: v.fallback(v.picklist(['system', 'business']), 'business'),
  business_id: v.nullish(id, null),
  permissions: v.fallback(v.array(permissionSchema), []),
})
export type Role = v.InferOutput<typeof roleSchema>

export const DUPLICATE_ROLE_NAME = 'A role with this name already exists.'

export const isDuplicateRoleName = (
  name: string,
  roles: readonly { id: number; name: string }[],
  self?: number,
): boolean => roles.some((role) => role.id !== self && isSameName(role.name, name))
