import { crashedAttribute, loadNoticeId } from "../runtime/starter/startPlan";

/**
 * The inline script after the starter, in syntax that any browser reads: shows the load notice where the starter has not run
 * to its end.
 */
export const startCheck = `if(!onerror){let n=document.getElementById("${loadNoticeId}");n.setAttribute("${crashedAttribute}","");n.hidden=!1}`;
