import type { FieldProps } from './field.ts'
import { CheckField } from './CheckField.tsx'

/** On or off at once, without a save button. */
export const SwitchField = (props: FieldProps<boolean>) => <CheckField {...props} look="switch" />
