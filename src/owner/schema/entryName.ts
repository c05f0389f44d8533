/** The fields that may name an entry of a list, the first that it has: a service's name, a closure's reason, a photo's caption. */
export const namingFields = ["name", "title", "label", "heading", "reason", "caption", "figure", "id"];
