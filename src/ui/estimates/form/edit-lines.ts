import { type LineForm, nextLineId } from '@/domain/estimate/form'

export const moved = (lines: readonly LineForm[], from: number, to: number): LineForm[] => {
  const line = lines[from]
  if (!line || to < 0 || to >= lines.length || from === to) return [...lines]
  return lines.toSpliced(from, 1).toSpliced(to, 0, line)
}

export const duplicated = (lines: readonly LineForm[], at: number, now: number): LineForm[] => {
  const line = lines[at]
  return line ? lines.toSpliced(at + 1, 0, { ...line, id: nextLineId(lines, now) }) : [...lines]
}

export const placeOf = (at: number, field: keyof LineForm): string => `line_items.${at}.${field}`
