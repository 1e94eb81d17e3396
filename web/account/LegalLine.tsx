import { signUpWords } from '@bewezen/domain/account/words.ts'
import { Badge } from '../base/parts/Badge.tsx'
import { VisuallyHidden } from '../base/parts/VisuallyHidden.tsx'

const { legal } = signUpWords

/** A neutral line with two links, not a declaration, marked as a placeholder (SH-AUTH-12). They open beside the form, which keeps what was typed. */
export const LegalLine = () => (
  <p className="text-center text-fs-13 leading-[1.45] text-balance text-ink-3">
    {legal.before}
    <Beside to="/terms">{legal.terms}</Beside>
    {legal.between}
    <Beside to="/privacy">{legal.privacy}</Beside>
    {legal.after} <Badge look="line">{legal.placeholder}</Badge>
  </p>
)

const Beside = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noopener" className="underline">
    {children}
    <VisuallyHidden>{legal.newTab}</VisuallyHidden>
  </a>
)
