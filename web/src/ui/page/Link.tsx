import { createContext, createElement, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> }

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>

/** The app puts its router's link here, so that the kit's links do not reload the page. */
export const LinkKind = createContext<ComponentType<LinkProps>>(PlainLink)

export const Link = (props: LinkProps) => createElement(use(LinkKind), props)
