import { PasswordField } from './PasswordField.tsx'

type Props = {
  words: { password: string; passwordHint?: string }
  value: string
  error: string | null | undefined
  onType: (password: string) => void
}

/** Asks for the password of who is signed in once more, before something that needs proof. */
export const OwnPasswordField = ({ words, value, error, onType }: Props) => (
  <PasswordField
    label={words.password}
    hint={words.passwordHint}
    required
    autoComplete="current-password"
    error={error}
    value={value}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
  />
)
